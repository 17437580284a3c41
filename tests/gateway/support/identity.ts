import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import { listen } from '../../../e2e/support/network/listen'

export const PROJECT = 'demo-harbour'

/** The provider's data in the merchant's settings. */
export const PROVIDER = { smsProvider: { firebase: true, apiKey: 'demo-key', projectId: PROJECT } }

export interface SigningKey {
  readonly kid: string
  readonly privateKey: KeyObject
  /** As the provider publishes it. */
  readonly pem: string
}

export function newKey(kid: string): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { kid, privateKey, pem: publicKey.export({ type: 'spki', format: 'pem' }).toString() }
}

/** Starts a server that publishes a key. */
export async function publish({ kid, pem }: SigningKey): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' })
    response.end(JSON.stringify({ [kid]: pem }))
  })
  return {
    url: `http://127.0.0.1:${String(await listen(server))}/keys`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

type Claims = Readonly<Record<string, unknown>>

/** The claims of an account that has just signed in, as in Firebase; `change` overrides them. */
export function claimsOf(change: Claims = {}, signedInBy = 'google.com'): Claims {
  const seconds = Math.floor(Date.now() / 1000)
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    auth_time: seconds - 5,
    user_id: 'ann-at-provider',
    sub: 'ann-at-provider',
    iat: seconds - 5,
    exp: seconds + 3595,
    firebase: { identities: {}, sign_in_provider: signedInBy },
    ...change,
  }
}

/** For an account with a phone number, such as `+639170000001`. */
export const phoneClaims = (phone: string): Claims => claimsOf({ phone_number: phone }, 'phone')

export const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

export function signedToken(key: SigningKey, claims: Claims = claimsOf(), header: Claims = {}): string {
  const signed = `${encode({ alg: 'RS256', kid: key.kid, typ: 'JWT', ...header })}.${encode(claims)}`
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key.privateKey).toString('base64url')}`
}

/** In the form an emulator issues them. */
export const unsignedToken = (claims: Claims = claimsOf()): string =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
