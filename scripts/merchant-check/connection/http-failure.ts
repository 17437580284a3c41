import type { FindingCode } from '../report/finding-codes'
import { ownEntries } from '#domain/text/own-entries'

/** Why a request got no response. */
export interface HttpFailure {
  /** Node's, OpenSSL's or zlib's name of the error, or `TIMED_OUT`; '' for any other. */
  readonly code: string
  /** Continues a sentence with the host as its subject, such as `does not answer (ECONNRESET)`. */
  readonly text: string
}

export const TIMED_OUT = 'TIMED_OUT'

interface Cause {
  readonly finding: FindingCode
  readonly text: string
}

const SELF_SIGNED = { finding: 'certificate-self-signed', text: 'has a self-signed certificate' } as const
const EXPIRED = 'certificate-expired'
const UNTRUSTED = {
  finding: 'certificate-untrusted',
  text: 'has a certificate whose issuer is unknown; it may lack the intermediate one',
} as const
const UNKNOWN_HOST = { finding: 'host-unknown', text: 'has a name that cannot be resolved' } as const

const CERTIFICATE_CAUSES: ReadonlyMap<string, Cause> = new Map<string, Cause>([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', SELF_SIGNED],
  ['SELF_SIGNED_CERT_IN_CHAIN', SELF_SIGNED],
  ['CERT_HAS_EXPIRED', { finding: EXPIRED, text: 'has an expired certificate' }],
  ['CERT_NOT_YET_VALID', { finding: EXPIRED, text: 'has a certificate that is not valid yet' }],
  [
    'ERR_TLS_CERT_ALTNAME_INVALID',
    { finding: 'certificate-wrong-name', text: 'has a certificate of other names' },
  ],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', UNTRUSTED],
  ['UNABLE_TO_GET_ISSUER_CERT', UNTRUSTED],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', UNTRUSTED],
  ['CERT_UNTRUSTED', UNTRUSTED],
])

const OTHER_CAUSES: ReadonlyMap<string, Cause> = new Map<string, Cause>([
  ['ECONNREFUSED', { finding: 'connection-refused', text: 'refuses the connection' }],
  ['ENOTFOUND', UNKNOWN_HOST],
  ['EAI_AGAIN', UNKNOWN_HOST],
  ['UND_ERR_CONNECT_TIMEOUT', { finding: 'connection-timeout', text: 'does not accept the connection' }],
  [TIMED_OUT, { finding: 'connection-timeout', text: 'does not answer in time' }],
])

/** True if the host has answered, with a certificate that browsers do not accept. */
export const isCertificateProblem = ({ code }: HttpFailure): boolean => CERTIFICATE_CAUSES.has(code)

/** Returns the code of the finding that names the cause of a failure. */
export const findingOf = ({ code }: HttpFailure): FindingCode =>
  (CERTIFICATE_CAUSES.get(code) ?? OTHER_CAUSES.get(code))?.finding ?? 'gateway-unreachable'

/** Describes an error of `fetch`. */
export const describeFailure = (error: unknown): HttpFailure => {
  const { cause } = error instanceof Error ? error : {}
  const fields = ownEntries(cause)
  const named = fields.get('code')
  const code = typeof named === 'string' ? named : ''
  const known = CERTIFICATE_CAUSES.get(code) ?? OTHER_CAUSES.get(code)
  const names = ownEntries(fields.get('cert')).get('subjectaltname')
  if (known)
    return {
      code,
      text: `${known.text} (${[code, ...(typeof names === 'string' ? [names] : [])].join(', ')})`,
    }
  const reason = code || (cause instanceof Error ? cause.message : '')
  return { code, text: `does not answer${reason === '' ? '' : ` (${reason})`}` }
}
