import { handlers } from '@/server/http/calls/handlers'
import { bindMobile } from './bind-mobile.service'
import { loginByChatApp, startLogin } from './chat-app-login.service'

export const chatAppLoginHandlers = handlers({
  startWechatLogin: ({ deps, body, visitor, address }) => startLogin(deps, { visitor, address }, body),
  loginByQrWechat: ({ deps, query, visitor, address, session }) =>
    loginByChatApp(deps, { visitor, address, former: session }, { way: 'qr', ...query }),
  loginByWechat: ({ deps, query, visitor, address, session }) =>
    loginByChatApp(deps, { visitor, address, former: session }, { way: 'in-app', ...query }),
  bindWechat: ({ deps, body, visitor, address, page, session }) =>
    bindMobile(deps, { visitor, address, page, session }, body),
})
