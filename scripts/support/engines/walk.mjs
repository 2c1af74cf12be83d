import { join } from 'node:path'
import { readJsonLines } from '../json-lines.mjs'
import { until } from './person.mjs'

const piece = { list: '托特包', name: '河畔托特包', colour: '墨黑' }
const home = {
  name: '林晚',
  region: '四川省',
  city: '成都市',
  district: '锦江区',
  street: '春熙路 8 号 1201 室',
}

/** What opens over a page: each begins with a page of its own, so that one that fails hides no other. */
export const panels = [
  {
    name: 'consent',
    async walk(person) {
      await person.goes('/cookie-policy#choice')
      await person.presses('checkbox', /^同意统计/)
      await person.reads('已同意，可随时撤回。')
    },
  },
  {
    name: 'menu',
    async walk(person, { isPhone }) {
      await person.goes('/')
      if (isPhone) await person.presses('button', '打开菜单')
      else await person.presses('link', '女士', ['banner', null])
      if (isPhone) await person.presses('button', '女士', ['dialog', '菜单'])
      await person.sees(isPhone ? 'button' : 'link', /^手袋/, ['dialog', '菜单'])
      await person.presses('button', '关闭菜单', ['dialog', '菜单'])
      await person.missesAtLast('dialog', '菜单')
    },
  },
  {
    name: 'search',
    async walk(person) {
      await person.goes('/')
      await person.presses('button', '搜索', ['banner', null])
      await person.fills('搜索商品', '手袋', ['dialog', '搜索'], 'searchbox')
      await person.sees('link', /^查看搜索结果/, ['dialog', '搜索'])
      await person.presses('button', '关闭搜索', ['dialog', '搜索'])
      await person.missesAtLast('dialog', '搜索')
    },
  },
  {
    name: 'region',
    async walk(person) {
      await person.goes('/')
      await person.presses('button', /^中国大陆/, ['contentinfo', null])
      await person.sees('radio', null, ['dialog', null])
    },
  },
  {
    name: 'login',
    async walk(person) {
      await person.goes('/?isLogin=open')
      await person.sees('textbox', '手机号码', ['dialog', '登录或注册'])
    },
  },
  {
    name: 'filters',
    async walk(person) {
      await person.goes('/categories/women/handbags')
      await person.presses('button', /筛选/, ['main', null])
      await person.sees('checkbox', null, ['dialog', '筛选'])
    },
  },
  {
    name: 'size guide',
    async walk(person) {
      await person.goes('/aurore-top-handle-bag-bg0101')
      await person.presses('radio', '中号')
      await person.presses('link', '尺码指南', ['main', null])
      await person.sees('row', /^中号/, ['dialog', '晨曦手提包尺寸'])
    },
  },
  {
    name: 'pictures',
    async walk(person) {
      await person.goes('/aurore-top-handle-bag-bg0101')
      await person.presses('button', /^查看大图/, ['main', null])
      await person.sees('img', null, ['dialog', '图片浏览'])
    },
  },
]

/** From home to a paid order: each step goes on where the one before it ended. */
export const purchase = [
  {
    name: 'list',
    async walk(person) {
      await person.goes('/')
      await person.presses('link', '探索手袋')
      await person.sees('heading', /手袋/, ['main', null])
      await person.presses('link', new RegExp(piece.list), ['navigation', '分类'])
      await person.sees('heading', new RegExp(piece.list), ['main', null])
    },
  },
  {
    name: 'product',
    async walk(person) {
      await person.presses('link', new RegExp(piece.name), ['main', null])
      await person.sees('heading', piece.name, ['main', null])
      await person.presses('radio', piece.colour, ['group', '颜色'])
    },
  },
  {
    name: 'mini bag',
    async walk(person) {
      await person.presses('button', /加入购物袋/, ['main', null])
      await person.sees('listitem', piece.name, ['dialog', /^购物袋/])
    },
  },
  {
    name: 'bag',
    async walk(person) {
      await person.presses('link', '查看购物袋', ['dialog', /^购物袋/])
      await person.sees('heading', /1 件/, ['main', null])
    },
  },
  {
    name: 'guest',
    async walk(person, { store, mobile }) {
      const form = ['form', '游客结算']
      await person.presses('button', '去结算', ['main', null])
      await person.presses('tab', '游客结算')
      await person.fills('手机号码', mobile, form)
      await person.sees('img', '图形验证码', form)
      await person.fills('图形验证码', (await sent(store, 'captcha')).text, form)
      await person.presses('button', '获取验证码', form)
      const { code } = await sent(store, 'sms', (line) => line.mobile === mobile)
      await person.fills('短信验证码', code, form)
      await person.presses('checkbox', /我已阅读并同意/, form)
      await person.presses('button', '继续支付')
    },
  },
  {
    name: 'checkout',
    async walk(person, { mobile }) {
      await person.fills('收货人姓名', home.name)
      await person.fills('手机号码', mobile)
      await person.chooses('省份', home.region)
      await person.chooses('城市', home.city)
      await person.chooses('区县', home.district)
      await person.fills('详细地址', home.street)
      await person.presses('radio', /微信支付/)
      await person.presses('button', '提交订单')
      await person.sees('heading', '收银台')
    },
  },
  {
    name: 'paid',
    async walk(person) {
      await person.presses('button', '立即支付')
      await person.sees('heading', '沙箱支付')
      await person.presses('button', '支付成功')
      await person.presses('link', '查看订单')
    },
  },
  {
    name: 'order',
    async walk(person) {
      await person.sees('heading', '待发货', ['article', null])
      await person.sees('link', new RegExp(piece.name), ['article', null])
    },
  },
  {
    name: 'events',
    walk: (_person, { store, eventsBefore }) =>
      until(() => {
        const told = eventsTold(store).slice(eventsBefore)
        const missing = ['page_view', 'search', 'add_to_bag', 'submit_order'].filter(
          (one) => !told.includes(one),
        )
        if (missing.length > 0) throw new Error(`${missing.join(' and ')} not told`)
      }),
  },
]

/** The newest line the sandbox wrote of this kind. */
function sent({ dataDir }, kind, isWanted = () => true) {
  return until(() => {
    const found = readJsonLines(join(dataDir, 'outbox', `${kind}.jsonl`))
      .filter(isWanted)
      .at(-1)
    if (!found) throw new Error(`no ${kind} was sent`)
    return found
  })
}

/** The names of all events the sandbox of the analytics has taken. */
export function eventsTold({ dataDir }) {
  return readJsonLines(join(dataDir, 'analytics/events.jsonl')).map(({ event }) => event.event)
}
