import { randomBytes } from 'node:crypto'
import type { ChatLoginWay } from '@/contract/calls/customer/chat-app'
import { escapeHtml, sandboxPage } from '../sandbox-page'
import { SANDBOX_CHAT_APP_PATH } from './sandbox'

const notes: Record<ChatLoginWay, string> = {
  qr: '测试环境：代替扫码登录页面，无需真实微信账号。',
  'in-app': '测试环境：代替微信内的授权页面，无需真实微信账号。',
}

type Question = { way: ChatLoginWay; redirect_uri: string; state: string }

/** Asks who one is, and whether the store may know. Another name is another person; the same name is the same. */
export function authorizePage({ way, redirect_uri, state }: Question): string {
  const somebody = `shopper-${randomBytes(4).toString('hex')}`
  return sandboxPage({
    title: '沙箱微信授权',
    note: notes[way],
    content: `
      <form method="post" action="${SANDBOX_CHAT_APP_PATH}">
        <input type="hidden" name="way" value="${way}">
        <input type="hidden" name="redirect_uri" value="${escapeHtml(redirect_uri)}">
        <input type="hidden" name="state" value="${escapeHtml(state)}">
        <label for="open-id">以谁的身份授权</label>
        <input id="open-id" name="open_id" value="${somebody}" maxlength="60" autocomplete="off" aria-describedby="about">
        <p id="about">同一名称即同一位用户；换一个名称，便是另一位。</p>
        <div class="choices">
          <button class="first" name="answer" value="yes">同意授权</button>
          <button name="answer" value="no">拒绝</button>
        </div>
      </form>`,
  })
}

/** The page of a question that did not come from the store. */
export function refusedPage(): string {
  return sandboxPage({
    title: '沙箱微信授权',
    note: notes['in-app'],
    content: '<p role="status">授权请求有误，无法继续。</p>',
  })
}
