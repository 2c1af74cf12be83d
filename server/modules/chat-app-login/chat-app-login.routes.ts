import { handlers } from '@/server/http/calls/handlers'
import { bindMobile } from './bind-mobile.service'
import { loginByChatApp, startLogin } from './chat-app-login.service'

export const chatAppLoginHandlers = handlers({
  startWechatLogin: ({ deps, body, visitor, address }) => startLogin(deps, body, { visitor, address }),
  loginByQrWechat: ({ deps, query, visitor, address, session }) =>
    loginByChatApp(deps, { way: 'qr', ...query }, { visitor, address }, session),
  loginByWechat: ({ deps, query, visitor, address, session }) =>
    loginByChatApp(deps, { way: 'in-app', ...query }, { visitor, address }, session),
  bindWechat: ({ deps, body, visitor, address, page, session }) =>
    bindMobile(deps, body, { visitor, address, page, session }),
})
