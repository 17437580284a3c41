import { memoryTables } from '../shared/worker/query/page-tables'
import { syncKey } from '#domain/tables/resources'
import type { MemberRow, RankProgressRow } from '#domain/tables/rows'
import { balanceHidden } from '../shared/member/balance-hidden'
import { pageState } from '../shared/page/page-state'
import type { DesignState } from './design-state'
import { SETTINGS } from './samples'

/** A member of no real operator. */
export const MEMBER = { id: '1', userName: 'maria', type: 0 } as const

const HOUR_MS = 3_600_000

export const memberRow = (more: Partial<MemberRow> = {}): MemberRow => ({
  merchant: pageState.merchant,
  member: MEMBER.id,
  id: MEMBER.id,
  type: MEMBER.type,
  regDate: Date.UTC(2024, 2, 5),
  account: MEMBER.userName,
  language: 'EN',
  clubLabel: { labelName: 'Silver', labelId: '2', type: 'AUTO', rankLevel: 2 },
  currency: 'PHP',
  balance: 1250.5,
  profileIcon: 1,
  referralCode: '',
  referralUrl: '',
  ...more,
})

const RANK = { labelId: '3', completedConditions: 3, totalExpectedConditions: 5 }

/** Sets the player of a view: a guest for frames that do not name a member, a member for everything else. */
export const enterSample = ({ frame }: Pick<DesignState, 'frame'>): void => {
  const isOffline = frame === 'meOffline'
  balanceHidden.isHidden = isOffline // not stored: the samples of the page are frames, which would all get it
  if (frame !== null && frame !== 'member' && frame !== 'me' && !isOffline) return
  if (isOffline) pageState.remembered = MEMBER
  else pageState.session = { ...MEMBER, token: '', merchantCode: '', firstTimeLogin: false }
  putRows(isOffline)
}

const putRows = (isOffline: boolean): void => {
  const { merchant, language } = pageState
  const scope = { merchant, language, member: MEMBER.id }
  const rank: RankProgressRow = { merchant, member: MEMBER.id, ...RANK }
  const syncedAt = Date.now() - (isOffline ? 2 * HOUR_MS : 0)
  memoryTables.apply({ table: 'settings', puts: [{ ...SETTINGS, merchant }], deletes: [] })
  memoryTables.apply({ table: 'members', puts: [memberRow()], deletes: [] })
  memoryTables.apply({ table: 'rankProgress', puts: [rank], deletes: [] })
  memoryTables.apply({
    table: 'syncState',
    puts: [{ key: syncKey('member', scope), syncedAt }],
    deletes: [],
  })
  if (!isOffline) return
  const connection = { id: 'gateway', state: 'offline', since: Date.now() } as const
  memoryTables.apply({ table: 'connection', puts: [connection], deletes: [] })
}
