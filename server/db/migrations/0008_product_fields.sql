ALTER TABLE "categories" ADD COLUMN "size_guide_id" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "vto_model_type" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "manually_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "skip_earlybird" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hero_products" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "jump_schema" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "callouts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "customization" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "material" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "dimensions" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "own_size_guide" jsonb;--> statement-breakpoint
ALTER TABLE "size_guides" ADD COLUMN "applies_to" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "dimensions" jsonb;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_size_guide_id_size_guides_id_fk" FOREIGN KEY ("size_guide_id") REFERENCES "public"."size_guides"("id") ON DELETE no action ON UPDATE no action;