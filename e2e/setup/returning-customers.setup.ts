import { mkdirSync, writeFileSync } from 'node:fs'
import { test as setup } from '../fixtures'
import { pieces } from '../support/products'
import { fileOf, returningProjects } from '../support/returning-customer'

// One customer for each project: a mobile gets one SMS a minute, and the login of the journey needs a second.
for (const project of returningProjects) {
  setup(`a customer for ${project}: a paid order, a line in the bag`, async ({ shopper, mobile }) => {
    await shopper.register(mobile, 'aurore1924')
    const registeredAt = Date.now()
    await shopper.add(pieces.walletNoir.sku)
    const order = await shopper.placeOrder()
    await shopper.pay(order)
    await shopper.add(pieces.toteCognac.sku)

    const file = fileOf(project)
    mkdirSync(new URL('.', file), { recursive: true })
    writeFileSync(file, JSON.stringify({ mobile, registeredAt, orderBn: order.orderBn }))
  })
}
