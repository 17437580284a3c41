import { NO_STORE, type FailureStatus } from './envelope'
import { contentLanguage, type ContentLanguage } from './language'
import type { GatewayRequest } from './types'

const MESSAGES = {
  'encryption.invalid': {
    EN: 'The message could not be read. Please try again.',
    CN: '无法读取该消息，请重试。',
    UR: 'پیغام پڑھا نہیں جا سکا۔ دوبارہ کوشش کریں۔',
  },
  'login.cred.err': {
    EN: 'The username or the password is not right.',
    CN: '用户名或密码不正确。',
    UR: 'صارف نام یا پاس ورڈ درست نہیں۔',
  },
  login_verify_required: {
    EN: 'One more step: confirm that it is you.',
    CN: '还差一步：请验证您的身份。',
    UR: 'ایک قدم باقی ہے: تصدیق کریں کہ یہ آپ ہی ہیں۔',
  },
  TOO_MANY_REQUEST: {
    EN: 'Too many attempts. Please wait a few minutes.',
    CN: '尝试次数过多，请稍等几分钟。',
    UR: 'بہت زیادہ کوششیں۔ چند منٹ انتظار کریں۔',
  },
  'not.exists.user': {
    EN: 'There is no account with this number.',
    CN: '该号码尚未注册。',
    UR: 'اس نمبر کا کوئی اکاؤنٹ نہیں۔',
  },
  bind_customer_required: {
    EN: 'This account is not bound to a player yet.',
    CN: '该第三方账户尚未绑定玩家账户。',
    UR: 'یہ اکاؤنٹ ابھی کسی کھلاڑی سے منسلک نہیں۔',
  },
  token_ip_different: {
    EN: 'Your network has changed. Please log in again yourself.',
    CN: '您的网络已变更，请重新手动登录。',
    UR: 'آپ کا نیٹ ورک بدل گیا ہے۔ براہِ کرم خود دوبارہ لاگ اِن کریں۔',
  },
  'ticket.invalid': {
    EN: 'This took too long. Please log in again.',
    CN: '验证已超时，请重新登录。',
    UR: 'وقت ختم ہو گیا۔ براہِ کرم دوبارہ لاگ اِن کریں۔',
  },
  'verification.invalid': {
    EN: 'This does not match your account. Please check it.',
    CN: '与您的账户信息不符，请核对。',
    UR: 'یہ آپ کے اکاؤنٹ سے نہیں ملتا۔ دوبارہ دیکھیں۔',
  },
  'sms.code.invalid': {
    EN: 'The code is wrong or no longer valid.',
    CN: '短信验证码错误或已失效。',
    UR: 'کوڈ غلط ہے یا اس کی مدت ختم ہو چکی ہے۔',
  },
  'email.code.invalid': {
    EN: 'The code from the email is wrong or no longer valid.',
    CN: '邮件验证码错误或已失效。',
    UR: 'ای میل کا کوڈ غلط ہے یا اس کی مدت ختم ہو چکی ہے۔',
  },
  'captcha.invalid': {
    EN: 'Please complete the verification again.',
    CN: '请重新完成验证。',
    UR: 'براہِ کرم تصدیق دوبارہ مکمل کریں۔',
  },
  'username.taken': {
    EN: 'This is already in use. Please choose another.',
    CN: '该用户名或号码已被使用，请更换。',
    UR: 'یہ پہلے سے استعمال میں ہے۔ کوئی اور منتخب کریں۔',
  },
  'password.old.invalid': {
    EN: 'The old password is not right.',
    CN: '旧密码不正确。',
    UR: 'پرانا پاس ورڈ درست نہیں۔',
  },
  'customer.not.login': { EN: 'Please log in.', CN: '请先登录。', UR: 'براہِ کرم لاگ اِن کریں۔' },
  'user.or.token.invalid': {
    EN: 'Your session has ended. Please log in again.',
    CN: '登录已失效，请重新登录。',
    UR: 'آپ کا سیشن ختم ہو گیا ہے۔ دوبارہ لاگ اِن کریں۔',
  },
  'request.invalid': {
    EN: 'This request cannot be answered.',
    CN: '无法处理该请求。',
    UR: 'اس درخواست کا جواب نہیں دیا جا سکتا۔',
  },
  'no.permission': {
    EN: 'Your account cannot use this.',
    CN: '您的账户无法使用该功能。',
    UR: 'آپ کا اکاؤنٹ یہ استعمال نہیں کر سکتا۔',
  },
  'duplicate.request': {
    EN: 'This was already sent.',
    CN: '请勿重复提交。',
    UR: 'یہ پہلے ہی بھیجا جا چکا ہے۔',
  },
  domain_not_available: {
    EN: 'This address is closed for your region. Another line takes you on.',
    CN: '该网址在您的地区暂不可用，请通过其他线路继续。',
    UR: 'یہ پتہ آپ کے علاقے میں بند ہے۔ دوسری لائن سے آگے بڑھیں۔',
  },
  'balance.not.enough': {
    EN: 'Your balance is too low for this.',
    CN: '余额不足。',
    UR: 'اس کے لیے آپ کا بیلنس کم ہے۔',
  },
  'reward.not.claimable': {
    EN: 'This reward cannot be claimed any more.',
    CN: '该奖励已无法领取。',
    UR: 'یہ انعام اب حاصل نہیں کیا جا سکتا۔',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<ContentLanguage, string>>>>

export type RefusalCode = keyof typeof MESSAGES

const STATUS: Readonly<Partial<Record<RefusalCode, FailureStatus>>> = {
  TOO_MANY_REQUEST: 429,
  'customer.not.login': 401,
  'user.or.token.invalid': 401,
  'request.invalid': 400,
}

/** A response before it is sent. */
export interface Answer {
  readonly status: FailureStatus
  readonly body: Readonly<Record<string, unknown>>
}

/** A failure of contract.md with a message in the request's language; `fields` are next to the message. */
export function errorResponse(
  c: GatewayRequest,
  code: RefusalCode,
  fields: Readonly<Record<string, unknown>> = {},
): Response {
  const { status, body } = refusalOf(c, code, fields)
  return c.json(body, status, NO_STORE)
}

/** A rejection of a body over its limit. */
export const tooLong = (c: GatewayRequest): Response => errorResponse(c, 'request.invalid')

/** A rejection until some seconds have passed. */
export function tooMany(c: GatewayRequest, seconds: number): Response {
  c.header('Retry-After', String(seconds))
  return errorResponse(c, 'TOO_MANY_REQUEST')
}

/** The same before it is sent, for `respondOnce`, which stores its responses. */
export function refusalOf(
  c: GatewayRequest,
  code: RefusalCode,
  fields: Readonly<Record<string, unknown>> = {},
): Answer {
  const message = MESSAGES[code][contentLanguage(c)]
  return { status: STATUS[code] ?? 200, body: { success: false, errorCode: code, message, ...fields } }
}
