DROP INDEX "returns_of_order";--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_idempotency" UNIQUE("order_id","idempotency_key");