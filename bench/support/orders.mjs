import { Client } from 'pg'

/** Lends a connection to the database of a store. */
export async function withDatabase({ settings }, work) {
  const client = new Client({ connectionString: settings.given.DATABASE_URL })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The numbers of all orders the database of a store holds. */
export const ordersIn = (store) =>
  withDatabase(store, async (client) => {
    const { rows } = await client.query('select order_bn from orders')
    return rows.map((row) => row.order_bn)
  })
