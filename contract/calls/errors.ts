import { CHOICE_MISSING } from '../rules/catalogue/availability'
import { mobileRule } from '../rules/customer/mobile'
import { smsCodeRule } from '../rules/customer/sms-code'

/** Every refusal of the commerce API: HTTP status and the sentence a shopper may be shown. A§8, decisions. */
export const errors = {
  BAD_REQUEST: { status: 400, message: '请求内容有误，请检查后重试' },
  UNAUTHORIZED: { status: 401, message: '登录已失效，请重新登录' },
  NOT_FOUND: { status: 404, message: '未找到相关内容' },
  METHOD_NOT_ALLOWED: { status: 405, message: '请求方式有误' },
  TOO_LARGE: { status: 413, message: '提交的内容过大' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: '请求格式有误' },
  TOO_MANY_REQUESTS: { status: 429, message: '操作过于频繁，请稍后再试' },
  POST_TOKEN_INVALID: { status: 599, message: '页面已过期，请重试' },
  INTERNAL: { status: 500, message: '系统繁忙，请稍后再试' },
  NOT_IMPLEMENTED: { status: 501, message: '该功能尚未开放' },
  UNAVAILABLE: { status: 503, message: '服务暂时不可用，请稍后再试' },
  SHUTTING_DOWN: { status: 503, message: '系统维护中，请稍后再试' },

  INVALID_INPUT: { status: 200, message: '请检查填写内容' },
  MOBILE_INVALID: { status: 200, message: mobileRule.message },
  MOBILE_NOT_REGISTERED: { status: 200, message: '此手机号码未注册，请选择注册' },
  MOBILE_REGISTERED: { status: 200, message: '此手机号码已注册，请直接登录' },
  SMS_CODE_WRONG: { status: 200, message: smsCodeRule.message },
  SMS_TOO_OFTEN: { status: 200, message: '短信验证码发送过于频繁，请稍后再试' },
  CAPTCHA_WRONG: { status: 200, message: '图形验证码输入错误' },
  PASSWORD_WRONG: { status: 200, message: '密码错误，请重新输入或点击忘记密码' },
  RESET_TOKEN_INVALID: { status: 200, message: '重置密码的链接已失效，请重新验证手机号码' },
  RISK_REFUSED: { status: 200, message: '您的操作存在风险，请稍后再试或联系客服' },

  OUT_OF_STOCK: { status: 200, message: '很抱歉，该商品库存不足' },
  NOT_SELLABLE: { status: 200, message: '很抱歉，该商品暂不支持购买' },
  NOTICE_NOT_OFFERED: { status: 200, message: '该商品现可购买或暂不支持到货通知' },
  OPTION_REQUIRED: { status: 200, message: CHOICE_MISSING },
  LINE_GONE: { status: 200, message: '该商品已不在购物袋中' },
  BAG_FULL: { status: 200, message: '购物袋已满，请先结算或移除部分商品' },
  NOTHING_SELECTED: { status: 200, message: '请选择需要结算的商品' },
  BAG_CHANGED: { status: 200, message: '购物袋内容或价格已变更，请确认后重新提交' },
  ADDRESS_REQUIRED: { status: 200, message: '请填写收货地址' },
  ADDRESS_LIMIT: { status: 200, message: '地址簿已满，请先删除不再使用的地址' },
  STORE_REQUIRED: { status: 200, message: '请选择自提门店' },
  PAYMENT_METHOD_UNAVAILABLE: { status: 200, message: '该支付方式暂不可用，请选择其他方式' },
  PAYMENT_UNAVAILABLE: { status: 200, message: '支付服务暂时没有回应，请稍后再试' },
  IDEMPOTENCY_CONFLICT: { status: 200, message: '您已提交过，请在「我的订单」中查看' },
  ORDER_STATE: { status: 200, message: '订单状态已变更，请刷新后查看' },
  ORDERS_OPEN: { status: 200, message: '您有尚未完成的订单，请待订单完成或取消后再注销账户' },
  RETURN_STATE: { status: 200, message: '退货申请状态已变更，请刷新后查看' },
  REFUND_ABOVE_PAID: { status: 200, message: '退款金额超出实付金额' },
  PAYMENT_REFUSED: { status: 200, message: '支付通知未通过校验' },
  CHAT_APP_UNAVAILABLE: { status: 200, message: '微信服务暂不可用，请稍后再试' },
  CHAT_APP_NOT_AUTHORIZED: { status: 200, message: '微信授权未完成或已失效，请重新授权' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors
