import type { DatabaseReader } from '#domain/tables/reader'
import { syncKey } from '#domain/tables/resources'
import { pageState } from '../page/page-state'
import { currentMember } from '../session/session-state'

/**
 * Returns how amounts of the current member are written (LNG-06): the merchant's settings and the member's currency.
 * Both in one read, so no amount has the sign or the decimals of another currency for a moment. Undefined without
 * settings, and until it is known whether the member has a currency; after a failed request it is the merchant's.
 */
export const readMoneySettings = async (read: DatabaseReader) => {
  const { merchant } = pageState
  const member = currentMember()
  const settings = await read.get('settings', merchant)
  const info = member && (await read.get('members', [merchant, member.id]))
  if (!settings || (member && !info && !(await hasFailed(read, member.id)))) return undefined
  return { settings, currency: info?.currency ?? settings.currency, balance: info?.balance }
}

const hasFailed = async (read: DatabaseReader, member: string): Promise<boolean> =>
  (await read.get('syncState', syncKey('member', { ...pageState, member })))?.failedAt !== undefined
