CREATE TABLE "parcel_events" (
	"parcel_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "parcel_events_parcel_id_at_text_pk" PRIMARY KEY("parcel_id","at","text")
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"track_number" text NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "parcels_number" UNIQUE("track_number")
);
--> statement-breakpoint
CREATE TABLE "sandbox_parcels" (
	"track_number" text PRIMARY KEY NOT NULL,
	"steps" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcels_of_order" ON "parcels" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "parcels_under_way" ON "parcels" USING btree ("asked_at") WHERE "parcels"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "orders_shipped" ON "orders" USING btree ("shipped_at") WHERE "orders"."status" = 'shipped';