import type { Member, Session } from '../port'

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

/** Returns when a session was stored, epoch ms. NaN for one of an earlier build. */
export const parseStoredAt = (text: string | null): number => Number(parseFields(text)['at'])

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
