type Bridge = {
  invoke: (
    call: 'getBrandWCPayRequest',
    parameters: Record<string, string>,
    onDone: (result: { err_msg?: string }) => void,
  ) => void
}

declare global {
  /** Made by the chat app inside itself, some time after the page has begun. */
  var WeixinJSBridge: Bridge | undefined
}

/** Hands the parameters to the chat app's own kit and answers whether the shopper paid; waits until it is there. */
export async function payInApp(parameters: Record<string, string>): Promise<boolean> {
  const bridge = globalThis.WeixinJSBridge ?? (await bridgeReady())
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', parameters, ({ err_msg }) =>
      resolve(err_msg === 'get_brand_wcpay_request:ok'),
    )
  })
}

function bridgeReady(): Promise<Bridge> {
  return new Promise((resolve) => {
    const handleReady = () => globalThis.WeixinJSBridge && resolve(globalThis.WeixinJSBridge)
    document.addEventListener('WeixinJSBridgeReady', handleReady, { once: true })
  })
}
