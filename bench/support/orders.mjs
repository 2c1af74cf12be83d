import { Client } from 'pg'

/** The numbers of all orders the database of a store holds. */
export async function ordersIn({ settings }) {
  const client = new Client({ connectionString: settings.given.DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query('select order_bn from orders')
    return rows.map((row) => row.order_bn)
  } finally {
    await client.end()
  }
}
