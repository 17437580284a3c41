import { ownEntries } from '#domain/text/own-entries'

/** Why no response arrives, and what to do. Both are whole sentences. */
export interface ConnectionError {
  readonly cause: string
  readonly advice: string
}

type Describe = (url: URL) => ConnectionError

const UNKNOWN_NAME: Describe = ({ hostname }) => ({
  cause: `The name ${hostname} is unknown.`,
  advice: 'Check its spelling, and its DNS record.',
})

const UNREACHABLE: Describe = ({ hostname }) => ({
  cause: `There is no route to ${hostname}.`,
  advice: 'Check the network, the VPN and the firewall.',
})

const SILENT: Describe = ({ host }) => ({
  cause: `${host} does not answer in time.`,
  advice: 'Check the address, and whether a firewall drops connections from here.',
})

const CLOSED: Describe = ({ host, protocol }) => ({
  cause: `${host} closes the connection without a response.`,
  advice: protocol === 'http:' ? 'Try https.' : 'Look into the log of that server.',
})

const NOT_TLS: Describe = ({ host }) => ({
  cause: `${host} does not speak TLS.`,
  advice: 'Use http, or the port of https.',
})

const untrusted =
  (what: string): Describe =>
  ({ host }) => ({
    cause: `The certificate of ${host} ${what}.`,
    advice:
      'Browsers reject it as well. Name its authority by NODE_EXTRA_CA_CERTS, or accept it for a trial by --insecure.',
  })

const BY_CODE: Readonly<Record<string, Describe>> = {
  ECONNREFUSED: ({ host, hostname, port, protocol }) => ({
    cause: `${hostname} refuses connections to port ${port || (protocol === 'https:' ? '443' : '80')}.`,
    advice: `Start the gateway, or check scheme and port of ${host}.`,
  }),
  ENOTFOUND: UNKNOWN_NAME,
  EAI_AGAIN: UNKNOWN_NAME,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  ETIMEDOUT: SILENT,
  UND_ERR_CONNECT_TIMEOUT: SILENT,
  ECONNRESET: CLOSED,
  EPIPE: CLOSED,
  UND_ERR_SOCKET: CLOSED,
  EPROTO: NOT_TLS,
  ERR_SSL_WRONG_VERSION_NUMBER: NOT_TLS,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: NOT_TLS,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted('is self-signed'),
  SELF_SIGNED_CERT_IN_CHAIN: untrusted('comes from an unknown authority'),
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted('comes from an unknown authority'),
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted('comes without its chain'),
  CERT_HAS_EXPIRED: untrusted('has expired'),
  CERT_NOT_YET_VALID: untrusted('is not valid yet'),
  ERR_TLS_CERT_ALTNAME_INVALID: untrusted('is for other names'),
}

/** Describes an error of Node's `fetch`, `http` or `https`. */
export function describeConnectionError(error: unknown, url: URL): ConnectionError {
  const code = codeOf(error)
  if (code.startsWith('HPE_')) {
    return { cause: `${url.host} does not speak HTTP.`, advice: 'Check the scheme and the port.' }
  }
  const describe = BY_CODE[code]
  if (describe) return describe(url)
  const reason = code || (error instanceof Error ? error.message : String(error))
  return { cause: `${url.host} does not answer (${reason}).`, advice: 'Look into the log of that server.' }
}

/** The code of the error, or of the first cause that has one; '' if there is none. */
function codeOf(error: unknown): string {
  const code = ownEntries(error).get('code')
  if (typeof code === 'string') return code
  return error instanceof Error && error.cause !== undefined ? codeOf(error.cause) : ''
}
