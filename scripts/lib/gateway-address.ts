import { isIP } from 'node:net'
import { httpOrigin } from './command-line'
import { UserError } from './user-error'

/**
 * Returns the address of a gateway, without a path, as nginx can have it. Throws a `UserError` that does not repeat the
 * text: it may contain a password.
 * @param name of the setting, for the messages
 */
export function parseGateway(text: string, name: string): URL {
  const origin = httpOrigin(text)
  if (origin === null)
    throw new UserError(`${name} is no http(s) address without name and password: https://gateway.example.`)
  const url = new URL(text)
  if (url.pathname + url.search + url.hash !== '/')
    throw new UserError(`${name} has a path. The app's calls keep their own: use ${origin}.`)
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])$/u.test(url.hostname))
    throw new UserError(`${name} has a host name with characters that no host name has.`)
  // nginx compares a certificate with names only.
  if (url.protocol === 'https:' && isIP(withoutBrackets(url.hostname)) !== 0)
    throw new UserError(`${name} is an https address without a name: give the name in its certificate.`)
  return new URL(origin)
}

/** Returns addresses and networks, separated by spaces or commas. Throws a `UserError` that begins with `name`. */
export const parseNetworks = (text: string, name: string): readonly string[] =>
  text.split(/[\s,]+/u).flatMap((network) => networkOf(network, name))

function networkOf(text: string, name: string): readonly string[] {
  if (text === '') return []
  const [, address = '', bits = ''] = /^([^/]*)(?:\/(\d{1,3}))?$/u.exec(text) ?? []
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  if (Number(bits) > maxBits)
    throw new UserError(`${name}: ${text} is no address and no network. For example 10.0.0.0/8, fd00::/8.`)
  return [text]
}

export const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/gu, '')
