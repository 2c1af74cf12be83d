CREATE TABLE "surplus_payments" (
	"payment_id" uuid NOT NULL,
	"transaction_id" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "surplus_payments_payment_id_transaction_id_pk" PRIMARY KEY("payment_id","transaction_id")
);
--> statement-breakpoint
ALTER TABLE "surplus_payments" ADD CONSTRAINT "surplus_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "surplus_payments_due" ON "surplus_payments" USING btree ("payment_id") WHERE "surplus_payments"."refunded_at" is null;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "start" jsonb;--> statement-breakpoint
UPDATE "payments" SET "start" = jsonb_build_object('type', 'redirect', 'url', "pay_url") WHERE "pay_url" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "pay_url";
