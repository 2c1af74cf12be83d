ALTER TABLE "arrival_notices" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "arrival_notices" ADD COLUMN "guest_id" uuid;--> statement-breakpoint
ALTER TABLE "arrival_notices" ADD CONSTRAINT "arrival_notices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival_notices" ADD CONSTRAINT "arrival_notices_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "arrival_notices_customer" ON "arrival_notices" USING btree ("customer_id","sku");--> statement-breakpoint
CREATE UNIQUE INDEX "arrival_notices_guest" ON "arrival_notices" USING btree ("guest_id","sku");