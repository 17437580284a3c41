import { verify } from 'node:crypto'
import * as v from 'valibot'
import type { PublishedKeys } from './identity-keys'

const CLOCK_SKEW_S = 60 // the provider's clock and ours
const LONGEST_TOKEN = 16_384 // characters; Firebase's own are a tenth of that
const LONGEST_SUBJECT = 128

const headerSchema = v.object({
  alg: v.picklist(['RS256', 'none']),
  kid: v.optional(v.string(), ''),
  // What a header calls critical has to be understood, and nothing of it is.
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

/** A token that has been read and not been judged. */
export interface IdentityToken {
  readonly header: v.InferOutput<typeof headerSchema>
  readonly claims: IdentityClaims
  /** What the signature is over. */
  readonly signed: string
  readonly signature: Buffer
}

/** Reads a compact JWT of Firebase's form; null for anything else. */
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

/** Whether a token is for this project and stands now (epoch ms), by its own words. */
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

/** As an emulator issues them: without an algorithm and without a signature. */
export const isUnsigned = ({ header, signature }: IdentityToken): boolean =>
  header.alg === 'none' && signature.length === 0

/** The one algorithm that the provider signs with, and a key of its own. */
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

/** Null for what is no base64url, or has bits beyond its last byte: each text stands for other bytes. */
function bytesOf(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : null
}
