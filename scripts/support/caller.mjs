import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { request } from 'undici'
import { readJsonLines } from './json-lines.mjs'

/**
 * A caller of the commerce API with a session of its own. Throws on every refusal. Measured loads are made of it: a request of undici
 * costs a fraction of what `fetch` does.
 */
export class Caller {
  constructor(store) {
    this.store = store
    this.visitor = randomUUID()
    this.authorization = null
    this.postToken = null
  }

  async post(path, body = {}) {
    this.postToken ??= (await this.send('/rest/default/V1/core/getCsrfToken', {})).token
    return this.send(path, body)
  }

  get(path) {
    return this.send(path)
  }

  async send(path, body) {
    const { answer } = await this.ask(path, body)
    if (answer.code !== 1)
      throw new Error(`${path}: ${answer.error} ${answer.message} ${JSON.stringify(answer.data)}`)
    return answer.data
  }

  /** The status and the envelope, whatever they say. */
  async ask(path, body) {
    const response = await request(`${this.store.apiUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        'x-visitor-id': this.visitor,
        ...(this.authorization && { authorization: this.authorization }),
        ...(this.postToken && { 'x-post-token': this.postToken }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.statusCode, answer: await response.body.json() }
  }

  async becomeGuest() {
    const { token } = await this.post('/rest/cn/V1/customer/createGuest')
    this.signIn(`Quote-Auth ${token}`)
    return this
  }

  /** A customer by the guest registration: captcha and code read from the sandbox's outbox. */
  async becomeCustomer(mobile) {
    const type = 'guest_register'
    await this.post('/rest/cn/V1/captcha/refresh', { type })
    const captcha = this.outbox('captcha', (line) => line.visitor === this.visitor).text
    await this.post('/rest/cn/V1/sms/send', { mobile, type, captcha })
    const verifyCode = this.outbox('sms', (line) => line.mobile === mobile).code
    const { token } = await this.post('/rest/cn/V1/customer/createByMobile', {
      mobile,
      verifyCode,
      register_type: 1,
      isAgreeAgreement: 1,
    })
    this.signIn(`Bearer ${token}`)
    return this
  }

  signIn(authorization) {
    this.authorization = authorization
    this.postToken = null
  }

  outbox(name, isWanted) {
    return readJsonLines(join(this.store.dataDir, 'outbox', `${name}.jsonl`))
      .filter(isWanted)
      .at(-1)
  }
}
