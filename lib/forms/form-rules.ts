/** The message of a field that must not be empty (A§5). */
export const required = '此项是必填项'

/** What an SMS code looks like, as a form's pattern and its message (A§5). */
export const smsCodePattern = { value: /^\d{6}$/, message: '短信验证码输入错误' }
