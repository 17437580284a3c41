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
} as const satisfies Readonly<Record<string, Readonly<Record<ContentLanguage, string>>>>

type RefusalCode = keyof typeof MESSAGES

const STATUS: Readonly<Partial<Record<RefusalCode, FailureStatus>>> = {
  TOO_MANY_REQUEST: 429,
  'customer.not.login': 401,
  'user.or.token.invalid': 401,
  'request.invalid': 400,
}

/** An answer before it is sent. */
export interface Answer {
  readonly status: FailureStatus
  readonly body: Readonly<Record<string, unknown>>
}

/** A failure of contract.md in the words of the asking language; `fields` stand beside the message. */
export function refusal(
  c: GatewayRequest,
  code: RefusalCode,
  fields: Readonly<Record<string, unknown>> = {},
): Response {
  const { status, body } = refusalOf(c, code, fields)
  return c.json(body, status, NO_STORE)
}

/** The same before it is sent, for `answerOnce`, which keeps what it answers. */
export function refusalOf(
  c: GatewayRequest,
  code: RefusalCode,
  fields: Readonly<Record<string, unknown>> = {},
): Answer {
  const message = MESSAGES[code][contentLanguage(c)]
  return { status: STATUS[code] ?? 200, body: { success: false, errorCode: code, message, ...fields } }
}
