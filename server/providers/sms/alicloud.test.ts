import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { alicloudSms } from './alicloud'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** The service's endpoint on this machine; keeps what was asked of it. */
async function aService(answer: Record<string, unknown>) {
  const asked: URLSearchParams[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      const query = new URL(request.url ?? '/', 'http://localhost').searchParams
      asked.push(new URLSearchParams([...query, ...new URLSearchParams(text)]))
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close())
  const sms = alicloudSms({
    accessKeyId: 'key',
    accessKeySecret: 'top-secret',
    signName: '奥蕾',
    templates: {
      login_by_mobile: 'SMS_1',
      register: 'SMS_2',
      forgot_password: 'SMS_3',
      bind_mobile: 'SMS_4',
      guest_register: 'SMS_5',
      delete_account: 'SMS_6',
      order_placed: 'SMS_7',
      order_shipped: 'SMS_8',
      order_ready_for_pickup: 'SMS_9',
      return_decided: 'SMS_10',
      invoice_issued: 'SMS_11',
      arrival_notice: 'SMS_12',
    },
    endpoint: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    protocol: 'http',
  })
  return { sms, asked }
}

const message = { mobile: '13800000001', type: 'register', code: '123456' } as const

describe('[C08] the SMS service', () => {
  test('sends the code with the template of its kind and the sign of the house', async () => {
    const { sms, asked } = await aService({ Code: 'OK', Message: 'OK' })

    await sms.send(message)

    expect(Object.fromEntries(asked[0]!)).toMatchObject({
      PhoneNumbers: '13800000001',
      SignName: '奥蕾',
      TemplateCode: 'SMS_2',
      TemplateParam: '{"code":"123456"}',
    })
    expect(asked[0]!.toString()).not.toContain('top-secret')
  })

  test('fails with the code of a refusal and nothing personal', async () => {
    const { sms } = await aService({ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发号码天级流控' })

    const failure = await sms.send(message).catch((error: unknown) => error)

    expect(String(failure)).toContain('isv.BUSINESS_LIMIT_CONTROL')
    expect(String(failure)).not.toContain(message.mobile)
    expect(String(failure)).not.toContain(message.code)
  })

  const notice = {
    mobile: '13800000001',
    kind: 'order_shipped',
    parameters: { orderNo: 'OR1' },
    reference: 'message-1',
    text: '',
    isRepeat: false,
  } as const

  test('names a message by our own id', async () => {
    const { sms, asked } = await aService({ Code: 'OK' })

    await sms.notify(notice)

    expect(asked).toHaveLength(1)
    expect(Object.fromEntries(asked[0]!)).toMatchObject({
      TemplateCode: 'SMS_8',
      TemplateParam: '{"orderNo":"OR1"}',
      OutId: 'message-1',
    })
  })

  test.each([
    ['message-1', 0],
    ['another', 1],
  ])('a repeat, of which the service sent %s, is sent %i times', async (OutId, times) => {
    const details = { SmsSendDetailDTO: [{ OutId }] }
    const { sms, asked } = await aService({ Code: 'OK', SmsSendDetailDTOs: details })

    await sms.notify({ ...notice, isRepeat: true })

    expect(asked.filter((query) => query.has('TemplateCode'))).toHaveLength(times)
  })
})
