ALTER TABLE "inventory" ADD COLUMN "crossed_in" "xid8";--> statement-breakpoint
CREATE INDEX "inventory_crossed_in" ON "inventory" USING btree ("crossed_in");