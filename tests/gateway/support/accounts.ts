import { contactOf, DEMO_ACCOUNTS } from '#demo/accounts/demo-accounts'
import * as v from 'valibot'
import { post, seal } from './encrypted-post'
import { attempt, credentials } from './log-in'
import type { RunningGateway } from './running-gateway'

const LOGIN = '/wps/session/login'
const VERIFICATION = '/wps/session/login/verification'
const SMS = '/wps/verification/sms/noLogin'
const EMAIL = '/wps/verification/email/noLogin'

const answerSchema = v.object({
  success: v.boolean(),
  errorCode: v.optional(v.string(), 'success'),
  value: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  ticket: v.optional(v.string()),
})

/** A response in the form a test checks: its code is `success` unless it was rejected. */
export interface Answer {
  readonly code: string
  readonly status: number
  /** Seconds; NaN if the response has none. */
  readonly retryAfter: number
  readonly value: Readonly<Record<string, unknown>>
  readonly ticket: string
  readonly text: string
}

export async function read(response: Response): Promise<Answer> {
  const text = await response.text()
  const answer = v.parse(v.pipe(v.string(), v.parseJson(), answerSchema), text)
  return {
    code: answer.errorCode,
    status: response.status,
    retryAfter: Number(response.headers.get('Retry-After') ?? NaN),
    value: answer.value ?? {},
    ticket: answer.ticket ?? '',
    text,
  }
}

type Headers = Readonly<Record<string, string>>

/** An encrypted post with its own key. */
export async function say(gateway: RunningGateway, path: string, message: unknown, headers: Headers = {}) {
  const sealed = await seal(gateway, path, message)
  return read(await post(gateway, path, { ...sealed, headers: { ...sealed.headers, ...headers } }))
}

/** A post that is not encrypted. */
export async function sendPost(gateway: RunningGateway, path: string, body: unknown, headers: Headers = {}) {
  const all = { 'Content-Type': 'application/json', Language: 'EN', ...headers }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return read(await fetch(gateway.origin + path, { method: 'POST', headers: all, body: text }))
}

export const DEVICE = {
  loginDeviceId: '0cc175b9-c0f1-b6a8-31c3-99e269772661',
  isOfficialAppLogin: false,
} as const

/** The contact data of a demo member. */
export function contact(username: string) {
  const account = DEMO_ACCOUNTS.find((one) => one.username === username)
  if (account === undefined) throw new Error(`there is no ${username}`)
  return { ...contactOf(account), payeeName: account.payeeName }
}

export function numberOf(username: string) {
  const { countryDialingCode, mobileNum } = contact(username)
  return { countryDialingCode, mobileNum }
}

export const NOBODYS = { countryDialingCode: '63', mobileNum: '9998887777' } as const

interface Phone {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

export const askSms = (gateway: RunningGateway, number: Phone, more: object = {}) =>
  sendPost(gateway, SMS, { ...number, ...more })
export const askEmail = (gateway: RunningGateway, username: string, email: string) =>
  sendPost(gateway, EMAIL, { username, email })

const codesSchema = v.array(v.object({ kind: v.string(), to: v.string(), code: v.string() }))

/** The codes sent to a number or an email address, newest first. */
export const codesTo = async (gateway: RunningGateway, to: string) =>
  v
    .parse(codesSchema, await (await gateway.get(`/__control/codes?to=${encodeURIComponent(to)}`)).json())
    .map(({ code }) => code)

/** Requests a code by SMS and returns it. */
export async function smsCode(gateway: RunningGateway, number: Phone): Promise<string> {
  await askSms(gateway, number)
  return (await codesTo(gateway, `+${number.countryDialingCode}${number.mobileNum}`))[0] ?? 'none'
}

/** Requests a code by email and returns it. */
export async function emailCode(gateway: RunningGateway, username: string): Promise<string> {
  const { email } = contact(username)
  await askEmail(gateway, username, email)
  return (await codesTo(gateway, email))[0] ?? 'none'
}

/** Six digits other than this code. */
export const notThe = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** The authenticator code for the next login. */
export const totpOf = async (gateway: RunningGateway, username: string): Promise<string> =>
  v.parse(
    v.object({ code: v.string() }),
    await (await gateway.get(`/__control/totp?username=${username}`)).json(),
  ).code

export const logInBySms = (gateway: RunningGateway, number: Phone, proof: object) =>
  say(gateway, LOGIN, { ...DEVICE, type: 'sms', ...number, ...proof })

/** Logs in with name and password and returns the response. */
export const tryLogin = async (gateway: RunningGateway, username: string, password?: string) =>
  read(await attempt(gateway, credentials(username, password)))

/** Starts a login that needs a second factor, and returns its ticket. */
export const ticketOf = async (gateway: RunningGateway, username: string): Promise<string> =>
  (await tryLogin(gateway, username)).ticket

/** Sends a second factor after a login with name and password. */
export function verify(gateway: RunningGateway, username: string, ticket: string, proof: object) {
  const { password, loginDeviceId } = credentials(username)
  return say(gateway, VERIFICATION, { ticket, username, password, loginDeviceId, ...proof })
}

const membersSchema = v.array(v.looseObject({ username: v.string(), sessions: v.number() }))

/** A member as returned by the control endpoint. */
export async function memberOf(gateway: RunningGateway, username: string) {
  const members = v.parse(membersSchema, await (await gateway.get('/__control/members')).json())
  return members.find((member) => member.username === username)
}

/** True if a token still belongs to a session. */
export const isOpen = async (gateway: RunningGateway, token: unknown): Promise<boolean> =>
  (await gateway.get('/wps/member/info', { Authorization: String(token) })).status === 200
