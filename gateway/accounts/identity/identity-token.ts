import { verify } from 'node:crypto'
import * as v from 'valibot'
import type { PublishedKeys } from './identity-keys'

const CLOCK_SKEW_S = 60 // between the provider's clock and ours
const LONGEST_TOKEN = 16_384 // characters; Firebase's tokens have a tenth of that
const LONGEST_SUBJECT = 128

const headerSchema = v.object({
  alg: v.picklist(['RS256', 'none']),
  kid: v.optional(v.string(), ''),
  // Critical headers must be understood, and none is supported.
  crit: v.optional(v.never()),
})

const epochSeconds = v.pipe(v.number(), v.finite())

const claimsSchema = v.object({
  iss: v.string(),
  aud: v.string(),
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_SUBJECT)),
  exp: epochSeconds,
  iat: epochSeconds,
  auth_time: epochSeconds,
  phone_number: v.optional(v.string()),
  firebase: v.object({ sign_in_provider: v.string() }),
})

export type IdentityClaims = v.InferOutput<typeof claimsSchema>

/** A parsed token that is not verified yet. */
export interface IdentityToken {
  readonly header: v.InferOutput<typeof headerSchema>
  readonly claims: IdentityClaims
  /** The signed part. */
  readonly signed: string
  readonly signature: Buffer
}

/** Parses a compact JWT in Firebase's format; returns null for anything else. */
export function readToken(text: string): IdentityToken | null {
  if (text.length > LONGEST_TOKEN) return null
  const [head, body, tail, ...others] = text.split('.')
  if (head === undefined || body === undefined || tail === undefined || others.length > 0) return null
  const header = v.safeParse(headerSchema, jsonOf(head))
  const claims = v.safeParse(claimsSchema, jsonOf(body))
  const signature = bytesOf(tail)
  if (!header.success || !claims.success || signature === null) return null
  return { header: header.output, claims: claims.output, signed: `${head}.${body}`, signature }
}

/** True if a token's claims name this project and are valid now (epoch ms). */
export function isTokenFor(claims: IdentityClaims, projectId: string, now: number): boolean {
  const seconds = now / 1000
  return (
    claims.aud === projectId &&
    claims.iss === `https://securetoken.google.com/${projectId}` &&
    claims.exp > seconds - CLOCK_SKEW_S &&
    claims.iat <= seconds + CLOCK_SKEW_S &&
    claims.auth_time <= seconds + CLOCK_SKEW_S
  )
}

/** True for a token of an emulator: without algorithm and signature. */
export const isUnsigned = ({ header, signature }: IdentityToken): boolean =>
  header.alg === 'none' && signature.length === 0

/** True if the provider signed the token with its only algorithm and one of its keys. */
export async function isSignedBy(
  { header, signed, signature }: IdentityToken,
  keys: PublishedKeys,
): Promise<boolean> {
  if (header.alg !== 'RS256' || signature.length === 0) return false
  const key = await keys.find(header.kid)
  return key !== null && verify('RSA-SHA256', Buffer.from(signed), key, signature)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(bytesOf(text)?.toString('utf8') ?? '')
  } catch {
    return undefined
  }
}

/** Returns null for invalid base64url, or for extra bits after the last byte. So each text has its own bytes. */
function bytesOf(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : null
}
