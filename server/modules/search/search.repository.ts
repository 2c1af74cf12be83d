import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { searchDocuments } from '@/server/db/schema/catalogue/lists'
import { products } from '@/server/db/schema/catalogue/products'

export type TokenRow = { token: string; strong: number[]; loose: number[] }

/**
 * Per token, the internal numbers of the products whose document holds it. Tokens are letters, digits and dashes only;
 * one that ends in `*` stands for every token that begins so.
 */
export async function findByTokens(db: Db, tokens: readonly string[]): Promise<TokenRow[]> {
  if (tokens.length === 0) return []
  const matching = (column: typeof searchDocuments.strong | typeof searchDocuments.loose) => sql<
    string | null
  >`(
    select string_agg(${searchDocuments.seq}::text, ',') from ${searchDocuments}
    where ${column} @@ (quote_literal(rtrim(asked.token, '*'))
      || case when asked.token like '%*' then ':*' else '' end)::tsquery)`
  const asked = sql`(select jsonb_array_elements_text(${JSON.stringify(tokens)}::jsonb) as token) as asked`
  const rows = await db
    .select({
      token: sql<string>`asked.token`,
      strong: matching(searchDocuments.strong),
      loose: matching(searchDocuments.loose),
    })
    .from(asked)
  return rows.map(({ token, strong, loose }) => ({ token, strong: numbers(strong), loose: numbers(loose) }))
}

const numbers = (text: string | null) => (text ? text.split(',').map(Number) : [])

/** Internal number and names of every product, in one text: rows would take many times longer. */
export async function findNames(db: Db): Promise<{ seq: number; name: string }[]> {
  const { seq, name, nameEn } = products
  const [row] = await db
    .select({ text: sql<string | null>`string_agg(concat_ws(' ', ${seq}, ${name}, ${nameEn}), E'\\n')` })
    .from(products)
  return (row?.text ?? '').split('\n').map((line) => {
    const end = line.indexOf(' ')
    return { seq: Number(line.slice(0, end)), name: line.slice(end + 1) }
  })
}
