import type { WithdrawAccounts } from '#domain/contract/member/member-area'
import { PROMPT_COUNTERS, type PromptHistory } from '#domain/install/download-prompt'
import { downloadRules, type DownloadRules } from '#domain/install/download-rules'
import type { ContentValueRow, ContentValues, MemberValueRow, MemberValues } from '#domain/tables/value-rows'
import type { DatabaseReader } from '#domain/tables/reader'
import type { SettingsRow } from '#domain/tables/rows'
import { pageState } from '../../../../shared/page/page-state'
import { counterId } from './prompt-history'

/** Rows that decide about prompts. */
export interface PromptRows {
  /** The member they belong to; '' if nobody is logged in. */
  readonly member: string
  readonly settings: SettingsRow | undefined
  /** Undefined until they are loaded. */
  readonly rules: DownloadRules | undefined
  /** Null if unknown. */
  readonly regDate: number | null
  readonly deposits: number | null
  readonly withdrawals: number | null
  /** Number of cards, keys and wallets. */
  readonly payouts: number | null
  readonly counters: PromptHistory['counters']
  readonly isOffline: boolean
}

export const readPromptRows = async (read: DatabaseReader): Promise<PromptRows> => {
  const { merchant, language, session } = pageState
  const member = session?.id ?? ''
  const [settings, downloads, info, deposits, withdrawals, connection, counters] = await Promise.all([
    read.get('settings', merchant),
    read.get('contentAnswers', [merchant, language, 'downloadSettings']),
    read.get('members', [merchant, member]),
    read.get('memberAnswers', [merchant, member, 'depositSettings']),
    read.get('memberAnswers', [merchant, member, 'withdrawAccounts']),
    read.get('connection', 'gateway'),
    read.getMany(
      'counters',
      PROMPT_COUNTERS.map((counter) => [merchant, counterId(counter, member)]),
    ),
  ])
  const accounts = isOwn(withdrawals, 'withdrawAccounts') ? withdrawals.value : undefined
  const [depositTimes, withdrawalTimes, bindCard] = counters.map((row) => row?.count ?? 0)
  return {
    member,
    settings,
    rules: isContent(downloads, 'downloadSettings') ? downloadRules(downloads.value) : undefined,
    regDate: info && info.regDate > 0 ? info.regDate : null,
    deposits: isOwn(deposits, 'depositSettings') ? deposits.value.totalDepositSuccessCount : null,
    withdrawals: accounts?.totalWithdrawSuccessCount ?? null,
    payouts: accounts ? payoutsOf(accounts) : null,
    counters: {
      deposit_times: depositTimes ?? 0,
      withdrawal_times: withdrawalTimes ?? 0,
      bind_card: bindCard ?? 0,
    },
    isOffline: connection?.state === 'offline',
  }
}

const payoutsOf = ({ fullBankCardList, fullVirtualWalletList, fullEWalletList }: WithdrawAccounts): number =>
  fullBankCardList.length + fullVirtualWalletList.length + fullEWalletList.length

const isContent = <Name extends keyof ContentValues>(
  row: ContentValueRow | undefined,
  name: Name,
): row is ContentValueRow<Name> => row?.name === name

const isOwn = <Name extends keyof MemberValues>(
  row: MemberValueRow | undefined,
  name: Name,
): row is MemberValueRow<Name> => row?.name === name
