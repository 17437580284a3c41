import type { Member, Session } from '../port'
import { shortDigest } from '../text/short-digest'

/**
 * Parses session info from session storage (A3, SES-01): `id` or `customerId`, and `type` as the number that
 * customerType was. Anything else is no session.
 */
export const parseSessionInfo = (text: string | null): Session | null => {
  const info = parseFields(text)
  const id = info['id'] ?? info['customerId']
  const { token } = info
  if (typeof token !== 'string' || token === '' || (typeof id !== 'string' && typeof id !== 'number'))
    return null
  const textOf = (name: string): string => {
    const value = info[name]
    return typeof value === 'string' ? value : ''
  }
  const type = Number(info['type'] ?? 0)
  return {
    id: String(id),
    token,
    userName: textOf('userName'),
    merchantCode: textOf('merchantCode'),
    type: Number.isInteger(type) ? type : -1,
    firstTimeLogin: info['firstTimeLogin'] === true,
  }
}

/** True if the stored session has the product's own flag that its password must be changed (LOG-04). */
export const parseUpdatePassword = (text: string | null): boolean =>
  parseFields(text)['updatePassword'] === true

/**
 * True if the member of the stored session has logged out since it was stored, in a tab that could not reach this one
 * (SES-08).
 * @param text session info from session storage; earlier builds stored no time
 * @param lastLogout the result of `describeLogout`, which the page stores at a logout
 */
export const hasLoggedOutSince = (text: string | null, lastLogout: string | null): boolean => {
  const session = parseSessionInfo(text)
  const [at, account] = (lastLogout ?? '').split(' ')
  if (account !== (session && accountDigest(session.merchantCode, session.id))) return false
  return !(Number(parseFields(text)['at']) >= Number(at))
}

/** Returns the text to store at a logout: its time, and a digest of the account in place of its id. */
export const describeLogout = (merchant: string, member: string): string =>
  `${String(Date.now())} ${accountDigest(merchant, member)}`

const accountDigest = (merchant: string, member: string): string => shortDigest(`${merchant} ${member}`)

/** Parses the remembered-login flag from local storage (SES-10): the member of the automatic login. */
export const parseMember = (text: string | null): Member | null => {
  const { id, userName, type } = parseFields(text)
  if (typeof id !== 'string' || id === '' || typeof userName !== 'string') return null
  return { id, userName, type: Number.isInteger(type) ? Number(type) : -1 }
}

/** Returns the fields of a stored object. Without text, or for any other value, it has none of the names above. */
const parseFields = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const fields: unknown = JSON.parse(String(text))
    return Object.fromEntries(Object.entries(fields ?? {}))
  } catch {
    return {}
  }
}
