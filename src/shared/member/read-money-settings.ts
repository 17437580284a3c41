import type { DatabaseReader } from '#domain/tables/reader'
import { pageState } from '../page/page-state'
import { currentMember } from '../session/session-state'

/**
 * Returns how amounts of the current member are written (LNG-06): the merchant's settings and the member's currency.
 * Both in one read, so no amount has the sign or the decimals of another currency for a moment. Undefined without
 * settings.
 */
export const readMoneySettings = async (read: DatabaseReader) => {
  const { merchant } = pageState
  const member = currentMember()
  const settings = await read.get('settings', merchant)
  const info = member ? await read.get('members', [merchant, member.id]) : undefined
  return settings && { settings, currency: info?.currency ?? settings.currency }
}
