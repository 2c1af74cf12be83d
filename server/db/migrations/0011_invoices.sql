CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_no" text NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_fen" integer NOT NULL,
	"content" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	CONSTRAINT "invoices_invoice_no_unique" UNIQUE("invoice_no"),
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_one_recipient";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_of_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_counts" ON "invoices" USING btree ("order_id") WHERE "invoices"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "orders_awaiting_invoice" ON "orders" USING btree ("created_at") WHERE "orders"."invoice_status" = 'applied';--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "invoice_url";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_recipient" CHECK (num_nonnulls("messages"."customer_id", "messages"."contact") > 0);