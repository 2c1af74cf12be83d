import { test as setup } from '../fixtures'
import { pieces } from '../support/products'
import {
  forgetfulProjects,
  keepForgetful,
  keepLeaving,
  keepReturning,
  leavingProjects,
  returningProjects,
} from '../support/returning-customer'

// One customer for each project: a mobile gets one SMS a minute, and the login of the journey needs a second.
for (const project of returningProjects) {
  setup(`a customer for ${project}: a paid order, a line in the bag`, async ({ shopper, mobile }) => {
    await shopper.register(mobile, 'aurore1924')
    const registeredAt = Date.now()
    await shopper.add(pieces.walletNoir.sku)
    const order = await shopper.placeOrder()
    await shopper.pay(order)
    await shopper.add(pieces.toteCognac.sku)

    keepReturning(project, { mobile, registeredAt, orderBn: order.orderBn })
  })
}

for (const project of forgetfulProjects) {
  setup(`a customer for ${project} who will forget the password`, async ({ shopper, mobile }) => {
    await shopper.register(mobile, 'aurore1924')

    keepForgetful(project, { mobile, registeredAt: Date.now() })
  })
}

for (const project of leavingProjects) {
  setup(`a customer for ${project} who will leave the store`, async ({ context, shopper, mobile }) => {
    await shopper.register(mobile, 'aurore1924')

    keepLeaving(project, { mobile, registeredAt: Date.now(), cookies: await context.cookies() })
  })
}
