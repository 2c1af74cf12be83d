CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"firstname" text NOT NULL,
	"gender" smallint NOT NULL,
	"telephone" text NOT NULL,
	"region" text NOT NULL,
	"region_id" text NOT NULL,
	"city" text NOT NULL,
	"city_id" text NOT NULL,
	"district" text NOT NULL,
	"district_id" text NOT NULL,
	"street" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"visitor" text NOT NULL,
	"type" text NOT NULL,
	"answer_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "captchas_visitor_type_pk" PRIMARY KEY("visitor","type")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" uuid,
	"guest_id" uuid,
	"subject_hash" text,
	"purpose" text NOT NULL,
	"is_given" boolean NOT NULL,
	"texts" jsonb NOT NULL,
	"page" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mobile" text NOT NULL,
	"mobile_hash" text NOT NULL,
	"password_hash" text,
	"firstname" text,
	"lastname" text,
	"email" text,
	"dob" text,
	"gender" smallint,
	"place" text,
	"country" text,
	"customer_version" text,
	"sale_order_number" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_mobile_hash_unique" UNIQUE("mobile_hash")
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_hash" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscriptions_email_hash_unique" UNIQUE("email_hash")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" uuid,
	"guest_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_one_owner" CHECK (num_nonnulls("sessions"."customer_id", "sessions"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"mobile_hash" text NOT NULL,
	"type" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_codes_mobile_hash_type_pk" PRIMARY KEY("mobile_hash","type")
);
--> statement-breakpoint
CREATE TABLE "arrival_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sku" text NOT NULL,
	"contact" text NOT NULL,
	"contact_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "browsing_entries" (
	"customer_id" uuid,
	"guest_id" uuid,
	"sku" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "browsing_entries_one_owner" CHECK (num_nonnulls("browsing_entries"."customer_id", "browsing_entries"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "bundle_selections" (
	"product_sku" text NOT NULL,
	"option_id" text NOT NULL,
	"option_title" text NOT NULL,
	"selection_id" text NOT NULL,
	"position" smallint NOT NULL,
	"part_sku" text NOT NULL,
	"is_default" boolean NOT NULL,
	"size" text,
	"price_fen" integer,
	CONSTRAINT "bundle_selections_product_sku_option_id_selection_id_pk" PRIMARY KEY("product_sku","option_id","selection_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created" integer NOT NULL,
	"updated" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"url_key" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"description" text NOT NULL,
	"page_type" text NOT NULL,
	"image" jsonb,
	"navigation" jsonb NOT NULL,
	"position" integer NOT NULL,
	"ancestry" jsonb NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "categories_url_key_unique" UNIQUE("url_key")
);
--> statement-breakpoint
CREATE TABLE "category_products" (
	"product_sku" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "category_products_product_sku_category_id_pk" PRIMARY KEY("product_sku","category_id")
);
--> statement-breakpoint
CREATE TABLE "inventory" (
	"sku" text PRIMARY KEY NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "inventory_not_negative" CHECK ("inventory"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_facets" (
	"product_sku" text NOT NULL,
	"code" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "product_facets_product_sku_code_value_pk" PRIMARY KEY("product_sku","code","value")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"sku" text PRIMARY KEY NOT NULL,
	"seq" integer GENERATED ALWAYS AS IDENTITY (sequence name "products_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"status" boolean NOT NULL,
	"url" text NOT NULL,
	"position" integer NOT NULL,
	"category_id" text,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"cel_line" text NOT NULL,
	"price_fen" integer NOT NULL,
	"org_price_fen" integer,
	"is_new" boolean NOT NULL,
	"is_pre_order" boolean NOT NULL,
	"is_coming_soon" boolean NOT NULL,
	"is_customization" boolean NOT NULL,
	"is_individually_salable" boolean NOT NULL,
	"not_sale_for_china" boolean NOT NULL,
	"is_vip" boolean NOT NULL,
	"hide_price" boolean NOT NULL,
	"is_try_on" boolean NOT NULL,
	"is_perfumer_set" boolean NOT NULL,
	"bundle_type" text,
	"bundle_category" text,
	"color_count" smallint NOT NULL,
	"customer_tag" text NOT NULL,
	"callout_message" text NOT NULL,
	"images" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"size_guide_id" text,
	"up_sell_skus" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"links" jsonb NOT NULL,
	"models" jsonb NOT NULL,
	"keywords" jsonb NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"product_sku" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"strong" "tsvector" NOT NULL,
	"loose" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "size_guides" (
	"id" text PRIMARY KEY NOT NULL,
	"guide" jsonb NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"sku" text PRIMARY KEY NOT NULL,
	"parent_sku" text NOT NULL,
	"position" smallint NOT NULL,
	"is_active" boolean NOT NULL,
	"options" jsonb NOT NULL,
	"price_fen" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"not_sale_for_china" boolean NOT NULL,
	"images" jsonb,
	"imagery" jsonb
);
--> statement-breakpoint
CREATE TABLE "cms_blocks" (
	"identifier" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text,
	"group" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"page_type" text NOT NULL,
	"display" jsonb NOT NULL,
	"blocks" jsonb NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pages_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"from" text PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"permanent" boolean NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"telephone" text NOT NULL,
	"hours" text NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bag_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bag_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"is_bundle" boolean NOT NULL,
	"bundle_type" text,
	"parts" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"customization" jsonb,
	"identity" text NOT NULL,
	"qty" integer NOT NULL,
	"is_selected" boolean NOT NULL,
	"position" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "bag_lines_identity" UNIQUE("bag_id","identity"),
	CONSTRAINT "bag_lines_qty" CHECK ("bag_lines"."qty" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "bags" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid,
	"guest_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bags_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "bags_guest_id_unique" UNIQUE("guest_id"),
	CONSTRAINT "bags_one_owner" CHECK (num_nonnulls("bags"."customer_id", "bags"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"customer_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishes_customer_id_sku_pk" PRIMARY KEY("customer_id","sku")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"cel_line" text NOT NULL,
	"url" text NOT NULL,
	"image" jsonb NOT NULL,
	"qty" integer NOT NULL,
	"price_fen" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"customization" jsonb,
	"is_pre_order" boolean NOT NULL,
	"is_bundle" boolean NOT NULL,
	"bundle_type" text,
	"bundle_children" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"logi_bn" text,
	"applied_return_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"belt_rma_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "order_lines_position" UNIQUE("order_id","position"),
	CONSTRAINT "order_lines_qty" CHECK ("order_lines"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_bn" text NOT NULL,
	"customer_id" uuid,
	"idempotency_key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"subtotal_fen" integer NOT NULL,
	"shipping_fen" integer NOT NULL,
	"grand_total_fen" integer NOT NULL,
	"payment_method" text NOT NULL,
	"delivery" text NOT NULL,
	"store" jsonb,
	"gift" text,
	"sample" text,
	"invoice_status" text NOT NULL,
	"invoice" text,
	"invoice_url" text,
	CONSTRAINT "orders_order_bn_unique" UNIQUE("order_bn"),
	CONSTRAINT "orders_idempotency" UNIQUE("customer_id","idempotency_key"),
	CONSTRAINT "orders_total" CHECK ("orders"."grand_total_fen" = "orders"."subtotal_fen" + "orders"."shipping_fen")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"pay_url" text,
	"amount_fen" integer NOT NULL,
	"status" text NOT NULL,
	"transaction_id" text,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "payments_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "payments_provider_ref" UNIQUE("provider","provider_ref")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_ref" text NOT NULL,
	"order_bn" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"paid_at" timestamp with time zone,
	"notify_at" timestamp with time zone,
	CONSTRAINT "sandbox_payments_merchant_ref_unique" UNIQUE("merchant_ref")
);
--> statement-breakpoint
CREATE TABLE "chat_app_keys" (
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" text,
	"expires_at" timestamp with time zone NOT NULL,
	"renewing_until" timestamp with time zone,
	CONSTRAINT "chat_app_keys_app_id_kind_pk" PRIMARY KEY("app_id","kind")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shares_once" UNIQUE("customer_id","url")
);
--> statement-breakpoint
CREATE TABLE "chat_app_bindings" (
	"param_hash" text PRIMARY KEY NOT NULL,
	"visitor" text NOT NULL,
	"subjects" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_app_identities" (
	"subject_hash" text PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_app_identities_one" UNIQUE("customer_id","scope")
);
--> statement-breakpoint
CREATE TABLE "chat_app_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"visitor" text NOT NULL,
	"way" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_chat_app_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"open_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browsing_entries" ADD CONSTRAINT "browsing_entries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browsing_entries" ADD CONSTRAINT "browsing_entries_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_selections" ADD CONSTRAINT "bundle_selections_product_sku_products_sku_fk" FOREIGN KEY ("product_sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_selections" ADD CONSTRAINT "bundle_selections_part_sku_variants_sku_fk" FOREIGN KEY ("part_sku") REFERENCES "public"."variants"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_products" ADD CONSTRAINT "category_products_product_sku_products_sku_fk" FOREIGN KEY ("product_sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_products" ADD CONSTRAINT "category_products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory" ADD CONSTRAINT "inventory_sku_variants_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variants"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_facets" ADD CONSTRAINT "product_facets_product_sku_products_sku_fk" FOREIGN KEY ("product_sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size_guide_id_size_guides_id_fk" FOREIGN KEY ("size_guide_id") REFERENCES "public"."size_guides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_product_sku_products_sku_fk" FOREIGN KEY ("product_sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_parent_sku_products_sku_fk" FOREIGN KEY ("parent_sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bag_lines" ADD CONSTRAINT "bag_lines_bag_id_bags_id_fk" FOREIGN KEY ("bag_id") REFERENCES "public"."bags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bags" ADD CONSTRAINT "bags_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bags" ADD CONSTRAINT "bags_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_app_identities" ADD CONSTRAINT "chat_app_identities_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_customer" ON "addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("customer_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "attempts_expires_at" ON "attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consents_customer" ON "consents" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "consents_guest" ON "consents" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "consents_detached" ON "consents" USING btree ("at") WHERE "consents"."customer_id" is null and "consents"."guest_id" is null;--> statement-breakpoint
CREATE INDEX "guests_created_at" ON "guests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_guest" ON "sessions" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "arrival_notices_contact" ON "arrival_notices" USING btree ("sku","contact_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "browsing_entries_customer" ON "browsing_entries" USING btree ("customer_id","sku");--> statement-breakpoint
CREATE UNIQUE INDEX "browsing_entries_guest" ON "browsing_entries" USING btree ("guest_id","sku");--> statement-breakpoint
CREATE INDEX "bundle_selections_part" ON "bundle_selections" USING btree ("part_sku");--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "category_products_category" ON "category_products" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_seq" ON "products" USING btree ("seq");--> statement-breakpoint
CREATE UNIQUE INDEX "products_url" ON "products" USING btree ("url");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "search_documents_strong" ON "search_documents" USING gin ("strong");--> statement-breakpoint
CREATE INDEX "search_documents_loose" ON "search_documents" USING gin ("loose");--> statement-breakpoint
CREATE INDEX "variants_parent" ON "variants" USING btree ("parent_sku","position");--> statement-breakpoint
CREATE INDEX "pages_group" ON "pages" USING btree ("group","position");--> statement-breakpoint
CREATE INDEX "stores_city" ON "stores" USING btree ("city","position");--> statement-breakpoint
CREATE INDEX "wishes_newest" ON "wishes" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "order_history_of_order" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "orders" USING btree ("customer_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("expires_at") WHERE "orders"."status" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "payments_refund_due" ON "payments" USING btree ("id") WHERE "payments"."status" = 'refund_due';--> statement-breakpoint
CREATE INDEX "sandbox_payments_due" ON "sandbox_payments" USING btree ("notify_at") WHERE "sandbox_payments"."notify_at" is not null;--> statement-breakpoint
CREATE INDEX "shares_customer" ON "shares" USING btree ("customer_id","shared_at");