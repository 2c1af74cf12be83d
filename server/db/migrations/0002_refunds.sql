CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"transaction_id" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"reason" text NOT NULL,
	"reason_id" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"provider_ref" text,
	"asked_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_once" UNIQUE("payment_id","reason","reason_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"merchant_ref" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"amount_fen" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "payments_refund_due";--> statement-breakpoint
DROP INDEX "surplus_payments_due";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_asked" ON "refunds" USING btree ("tried_at","asked_at") WHERE "refunds"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "sandbox_refunds_of_payment" ON "sandbox_refunds" USING btree ("payment_id");--> statement-breakpoint
INSERT INTO "refunds" ("payment_id", "transaction_id", "amount_fen", "reason", "reason_id", "state", "asked_at", "done_at")
SELECT "id", "transaction_id", "amount_fen", 'late', "transaction_id", CASE "status" WHEN 'refunded' THEN 'done' ELSE 'asked' END, "paid_at", "refunded_at"
FROM "payments" WHERE "status" IN ('refund_due', 'refunded');--> statement-breakpoint
INSERT INTO "refunds" ("payment_id", "transaction_id", "amount_fen", "reason", "reason_id", "state", "asked_at", "done_at")
SELECT "payment_id", "transaction_id", "amount_fen", 'surplus', "transaction_id", CASE WHEN "refunded_at" IS NULL THEN 'asked' ELSE 'done' END, "paid_at", "refunded_at"
FROM "surplus_payments";--> statement-breakpoint
UPDATE "payments" SET "refunded_fen" = "amount_fen" WHERE "status" IN ('refund_due', 'refunded');--> statement-breakpoint
ALTER TABLE "surplus_payments" DROP COLUMN "refunded_at";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded" CHECK ("payments"."refunded_fen" between 0 and "payments"."amount_fen");