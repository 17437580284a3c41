import { isUnder } from './is-under'
import {
  BENEFITS_PATH,
  CHANGE_PASSWORD_PATH,
  DEPOSIT_PATH,
  FEEDBACK_PATH,
  HISTORY_PATH,
  INVITE_PATH,
  LEADERBOARD_PATH,
  MALL_PATH,
  MEMBER_PATH,
  REWARDS_PATH,
  SECURITY_PATH,
  WITHDRAW_PATH,
} from './routes'

const ACCOUNT_PATHS: readonly string[] = [
  MEMBER_PATH,
  BENEFITS_PATH,
  HISTORY_PATH,
  REWARDS_PATH,
  DEPOSIT_PATH,
  WITHDRAW_PATH,
  SECURITY_PATH,
  MALL_PATH,
  LEADERBOARD_PATH,
  INVITE_PATH,
  FEEDBACK_PATH,
  CHANGE_PASSWORD_PATH,
]

/** True for the member page and the pages that it leads to. */
export const isAccountPath = (pathname: string): boolean => isUnder(ACCOUNT_PATHS, pathname)
