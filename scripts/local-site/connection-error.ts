import { describeFailure, findingOf } from '../merchant-check/connection/http-failure'
import type { FindingCode } from '../merchant-check/report/finding-codes'

/** Why no response arrives, and what to do. Both are whole sentences. */
export interface ConnectionError {
  readonly cause: string
  readonly advice: string
}

const CERTIFICATE =
  'Browsers reject it as well. Name its authority by NODE_EXTRA_CA_CERTS, or accept it for a trial by --insecure.'

const ADVICE: Readonly<Partial<Record<FindingCode, string>>> = {
  'connection-refused': 'Start the gateway, or check scheme and port.',
  'host-unknown': 'Check its spelling, and its DNS record.',
  'connection-timeout': 'Check the address, and whether a firewall drops connections from here.',
  'certificate-self-signed': CERTIFICATE,
  'certificate-expired': CERTIFICATE,
  'certificate-untrusted': CERTIFICATE,
  'certificate-wrong-name': CERTIFICATE,
}

/** Codes of a server that speaks the other scheme, or no HTTP. */
const OTHER_PROTOCOL = /^(?:EPROTO$|HPE_|ERR_SSL_)/u

/** Describes an error of Node's `http` or `https`. */
export function describeConnectionError(error: unknown, { host, protocol }: URL): ConnectionError {
  const failure = describeFailure(new Error('no response', { cause: error }))
  const isOther = OTHER_PROTOCOL.test(failure.code)
  const cause = isOther ? `does not speak ${protocol === 'https:' ? 'TLS' : 'HTTP'}` : failure.text
  const other = isOther || failure.code === 'ECONNRESET'
  const advice = other ? 'Check the scheme and the port.' : 'Look into the log of that server.'
  return { cause: `${host} ${cause}.`, advice: ADVICE[findingOf(failure)] ?? advice }
}
