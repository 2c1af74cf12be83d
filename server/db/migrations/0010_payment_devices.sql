ALTER TABLE "payments" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "opened_at" timestamp with time zone;