import { type AppError, isUnanswered } from '../errors'
import type { MoneyWish } from '../money-wishes'
import type { Transaction } from '../contract/money-actions'
import type { MoneyActRow, MoneyOutcome } from '../tables/money-rows'
import { DAY_MS } from '../constants/timing'

/** The gateway keeps a key this long (contract.md); what it says of an older one tells nothing. */
const KEY_KEPT_MS = 7 * DAY_MS

/** What a wish is about. Nothing of it is a secret: of a card it names the last digits. */
export const subjectOf = (wish: MoneyWish): string => {
  switch (wish.act) {
    case 'claimReward':
    case 'redeemItem':
      return `${wish.act} ${wish.id}`
    case 'createDeposit':
      return `${wish.act} ${wish.methodId} ${wish.amount}`
    case 'createWithdrawal':
      return `${wish.act} ${wish.accountId} ${wish.amount}`
    case 'addBankCard':
      return `${wish.act} ${wish.bank} ${(wish.pixKey ?? wish.number).slice(-4)}`
    case 'feedback':
      return `${wish.act} ${wish.topic}`
  }
}

/**
 * May the same wish go under the key of one that was not carried out? Only where its subject tells all of its body: the
 * gateway refuses another body under a key that it has met after all.
 */
export const mayKeepKey = (wish: MoneyWish): boolean =>
  wish.act === 'claimReward' ||
  wish.act === 'redeemItem' ||
  wish.act === 'createDeposit' ||
  (wish.act === 'createWithdrawal' && wish.fundPassword === undefined)

/** Is a post of this subject on its way, or may it be? Another one would perhaps do the same thing twice. */
export const isOpen = ({ outcome }: MoneyActRow): boolean => outcome === 'asking' || outcome === 'checking'

/**
 * Was the post perhaps carried out though it was answered with an error? `duplicate.request` says that its key was met
 * before with another body: the first one has been carried out, or refused.
 */
export const isUncertain = (error: AppError): boolean =>
  isUnanswered(error) ||
  error.kind === 'malformed' ||
  (error.kind === 'refused' && error.code === 'duplicate.request')

/** What a row becomes by what the gateway knows of its key; null: there is nothing left to tell of it. */
export const afterAsking = (
  { outcome, at }: Pick<MoneyActRow, 'outcome' | 'at'>,
  told: Transaction['status'],
  now: number,
): MoneyOutcome | null => {
  if (told !== 'unknown') return told
  return outcome === 'pending' || now - at >= KEY_KEPT_MS ? null : 'undone'
}

/** Does anybody still have to ask what became of it? */
export const isUnsettled = (row: MoneyActRow): boolean => isOpen(row) || row.outcome === 'pending'
