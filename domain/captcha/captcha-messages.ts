import { LANGUAGES, type LanguageCode } from '../language/languages'

/**
 * Messages between page and captcha frame over their single port. Neither side trusts the other: each parses messages
 * with the functions here. They are written by hand, because the page's start and the frame load no validation
 * library.
 */
export type CaptchaVersion = 'v3' | 'v4'

/** A solved puzzle in the fields of login, register and sms (contract.md, Accounts). */
export type CaptchaResult =
  | {
      readonly geetestChallenge: string
      readonly geetestValidate: string
      readonly geetestSeccode: string
    }
  | { readonly geetestValidateV4: GeetestV4Result }

/** Result object of provider v4. */
export interface GeetestV4Result {
  readonly captcha_id: string
  readonly lot_number: string
  readonly captcha_output: string
  readonly pass_token: string
  readonly gen_time: string
}

/** The challenge of v3: the response of `GET /wps/captcha/geetest`. */
export interface CaptchaChallenge {
  /** '' if the merchant has no account with the provider. */
  readonly gt: string
  readonly challenge: string
  readonly newCaptcha: boolean
  readonly offline: boolean
}

/** Setup of a provider (CAP-04). */
export type CaptchaSetup =
  | ({ readonly version: 'v3' } & CaptchaChallenge)
  | { readonly version: 'v4'; readonly captchaId: string }

/** A provider's error: its code and its message for the player, if any. */
export interface CaptchaFailure {
  readonly code: number | null
  readonly text: string
}

export interface CaptchaStartRequest {
  readonly type: 'start'
  readonly setup: CaptchaSetup
  /** Origins, main first. */
  readonly servers: readonly string[]
  readonly language: LanguageCode
  readonly style: 'light' | 'dark'
}

export type CaptchaFrameRequest =
  | CaptchaStartRequest
  | { readonly type: 'solve' }
  | { readonly type: 'reset' }

export type CaptchaFrameEvent =
  /** The frame has received the port. */
  | { readonly type: 'here' }
  /** The puzzle can be shown. */
  | { readonly type: 'ready' }
  /** The puzzle is on the screen. */
  | { readonly type: 'shown' }
  /** @property afterMs how long the puzzle was on the screen (CAP-07) */
  | { readonly type: 'solved'; readonly fields: CaptchaResult; readonly afterMs: number }
  | { readonly type: 'closed' }
  | { readonly type: 'failed'; readonly failure: CaptchaFailure }

/** The message that transfers the port to the frame. */
export const CAPTCHA_PORT_MESSAGE = 'mc-captcha-port'

const LONGEST_TEXT = 200 // characters of a provider's message that are shown to the player

/** Parses a message of the page; null for anything else. */
export const parseFrameRequest = (data: unknown): CaptchaFrameRequest | null => {
  if (!isRecord(data)) return null
  if (data['type'] === 'solve' || data['type'] === 'reset') return { type: data['type'] }
  const { type, servers, style } = data
  const setup = parseSetup(data['setup'])
  const language = LANGUAGES.find(({ code }) => code === data['language'])?.code
  if (type !== 'start' || !setup || !language || !isTextList(servers)) return null
  return { type, setup, servers, language, style: style === 'dark' ? 'dark' : 'light' }
}

/** Parses a message of the frame; null for anything else. */
export const parseFrameEvent = (data: unknown): CaptchaFrameEvent | null => {
  if (!isRecord(data)) return null
  const { type, afterMs } = data
  switch (type) {
    case 'here':
    case 'ready':
    case 'shown':
    case 'closed':
      return { type }
    case 'solved': {
      const fields = parseCaptchaResult(data['fields'])
      if (!fields || typeof afterMs !== 'number' || Number.isNaN(afterMs)) return null
      return { type, fields, afterMs }
    }
    case 'failed':
      return { type, failure: parseFailure(data['failure']) }
    default:
      return null
  }
}

/** Accepts only fields of the contract with non-empty text; null for anything else. */
export const parseCaptchaResult = (data: unknown): CaptchaResult | null => {
  if (!isRecord(data)) return null
  const { geetestChallenge, geetestValidate, geetestSeccode, geetestValidateV4 } = data
  if (isRecord(geetestValidateV4)) {
    const { captcha_id, lot_number, captcha_output, pass_token, gen_time } = geetestValidateV4
    const isWhole =
      isText(captcha_id) &&
      isText(lot_number) &&
      isText(captcha_output) &&
      isText(pass_token) &&
      isText(gen_time)
    if (!isWhole) return null
    return { geetestValidateV4: { captcha_id, lot_number, captcha_output, pass_token, gen_time } }
  }
  if (!isText(geetestChallenge) || !isText(geetestValidate) || !isText(geetestSeccode)) return null
  return { geetestChallenge, geetestValidate, geetestSeccode }
}

const parseSetup = (data: unknown): CaptchaSetup | null => {
  if (!isRecord(data)) return null
  const { version, captchaId, gt, challenge, newCaptcha, offline } = data
  if (version === 'v4' && isText(captchaId)) return { version, captchaId }
  if (version !== 'v3' || !isText(gt) || !isText(challenge)) return null
  return { version, gt, challenge, newCaptcha: newCaptcha === true, offline: offline === true }
}

const parseFailure = (data: unknown): CaptchaFailure => {
  const { code, text } = isRecord(data) ? data : {}
  return {
    code: typeof code === 'number' && Number.isSafeInteger(code) ? code : null,
    text: typeof text === 'string' ? text.trim().slice(0, LONGEST_TEXT) : '',
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isTextList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)
