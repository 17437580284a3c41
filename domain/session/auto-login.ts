import type { PageFacts } from '../port'

/** The parts of a remembered login that decide whether it logs in without a form. */
interface Remembered {
  readonly type: 'username' | 'sms'
  readonly merchant: string
}

/** True if the remembered login logs in without a form: every condition of LOG-09 holds. */
export const mayLogInByItself = (
  { session, autoLogin, hasReturnUrl, merchant }: PageFacts,
  remembered: Remembered,
): boolean =>
  !session && autoLogin && !hasReturnUrl && remembered.type === 'username' && merchant === remembered.merchant
