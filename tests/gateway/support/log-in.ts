import { loginSchema, type LoginResponse } from '#domain/contract/accounts/accounts'
import { DEMO_ACCOUNTS } from '#demo/accounts/demo-accounts'
import * as v from 'valibot'
import { post, seal } from './encrypted-post'
import type { RunningGateway } from './running-gateway'

const LOGIN = '/wps/session/login'

export const credentials = (username: string, password = passwordOf(username)) => ({
  username,
  password,
  loginDeviceId: '0cc175b9-c0f1-b6a8-31c3-99e269772661',
  isOfficialAppLogin: false,
})

export const passwordOf = (username: string): string =>
  DEMO_ACCOUNTS.find((account) => account.username === username)?.password ?? 'no such account'

/** Logs in with a new key and returns the response. */
export async function attempt(
  gateway: RunningGateway,
  message: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const sealed = await seal(gateway, LOGIN, message)
  return post(gateway, LOGIN, { ...sealed, headers: { ...sealed.headers, ...headers } })
}

/** Logs a demo member in; throws if the gateway rejects. */
export async function logIn(gateway: RunningGateway, username: string): Promise<LoginResponse> {
  const answer: unknown = await (await attempt(gateway, credentials(username))).json()
  return v.parse(v.object({ success: v.literal(true), value: loginSchema }), answer).value
}
