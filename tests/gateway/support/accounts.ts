import { loginSchema, type LoginResponse } from '#domain/contract/accounts/accounts'
import * as v from 'valibot'
import { passwordOf } from '../../../e2e/support/accounts/account-fields'
import { say } from './posts'

export const LOGIN = '/wps/session/login'

export const DEVICE = {
  loginDeviceId: '0cc175b9-c0f1-b6a8-31c3-99e269772661',
  isOfficialAppLogin: false,
} as const

export const credentials = (username: string) => ({ ...DEVICE, username, password: passwordOf(username) })

/** Logs a demo member in; throws if the gateway rejects. */
export const logIn = async (username: string): Promise<LoginResponse> =>
  v.parse(loginSchema, (await say(LOGIN, credentials(username))).value)
