import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { DEVICE, say } from './accounts'
import { claimsOf, phoneClaims, PROVIDER, unsignedToken } from './identity'
import { credentials } from './log-in'
import type { RunningGateway } from './running-gateway'

const LOGIN = '/wps/session/login'
const REGISTER = '/wps/member/register/autoUsername'

export const EMULATOR = { authEmulator: 'http://127.0.0.1:9099' } as const

export const SWITCHED_ON = { settings: PROVIDER } as const

/** A provider account, as a call sends it. */
export interface Proof {
  readonly firebaseChannel: string
  readonly firebaseIdToken: string
}

/** An emulator's token; for Google and a new account unless specified otherwise. */
export const proofOf = (
  sub = `person-${randomBytes(6).toString('hex')}`,
  firebaseChannel = 'google',
  signedInBy = `${firebaseChannel}.com`,
): Proof => ({ firebaseChannel, firebaseIdToken: unsignedToken(claimsOf({ sub }, signedInBy)) })

export const phoneToken = (phone: string): string => unsignedToken(phoneClaims(phone))

export const socialLogin = (gateway: RunningGateway, proof: object, more: object = {}) =>
  say(gateway, LOGIN, { ...DEVICE, type: 'firebase', ...proof, ...more })

/** A login with name and password that sends an account to bind. */
export const bind = (gateway: RunningGateway, username: string, proof: object, password?: string) =>
  say(gateway, LOGIN, { ...credentials(username, password), ...proof })

export const socialRegister = (gateway: RunningGateway, proof: object, more: object = {}) =>
  say(gateway, REGISTER, { ...proof, login: true, ...more })

const linksSchema = v.array(v.object({ channel: v.string(), subject: v.string() }))

export const linksOf = async (gateway: RunningGateway, username: string) =>
  v.parse(linksSchema, await (await gateway.get(`/__control/social?username=${username}`)).json())
