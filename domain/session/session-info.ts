import type { Member, Session } from '../port'

/**
 * Session info as session storage holds it (A3, SES-01): `id` or `customerId`, and `type` as the number that
 * customerType was. Anything else is no session.
 */
export const parseSessionInfo = (text: string | null): Session | null => {
  if (text === null) return null
  const info = parseObject(text)
  const id = info?.['id'] ?? info?.['customerId']
  const token = info?.['token']
  if (typeof token !== 'string' || token === '' || (typeof id !== 'string' && typeof id !== 'number'))
    return null
  const textOf = (name: string): string => (typeof info?.[name] === 'string' ? info[name] : '')
  const type = Number(info?.['type'] ?? 0)
  return {
    id: String(id),
    token,
    userName: textOf('userName'),
    merchantCode: textOf('merchantCode'),
    type: Number.isInteger(type) ? type : -1,
    firstTimeLogin: info?.['firstTimeLogin'] === true,
  }
}

/** Does the stored session carry the product's own note that its password has to be changed (LOG-04)? */
export const parseUpdatePassword = (text: string | null): boolean =>
  text !== null && parseObject(text)?.['updatePassword'] === true

/** The remembered-login flag as local storage holds it (SES-10): who would be logged in. */
export const parseMember = (text: string | null): Member | null => {
  const member = text === null ? null : parseObject(text)
  const { id, userName, type } = member ?? {}
  if (typeof id !== 'string' || id === '' || typeof userName !== 'string') return null
  return { id, userName, type: Number.isInteger(type) ? Number(type) : -1 }
}

const parseObject = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
