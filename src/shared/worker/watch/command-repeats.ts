import type { WorkerApi } from '#worker/api'

/**
 * What the page does with a command whose worker ended before it responded. `repeat` is for commands that have
 * the same effect once or twice. `reject` returns the error `{ kind: 'worker' }`.
 */
const AFTER_WORKER_END = {
  // State of the page: the last value counts.
  changeLanguage: 'repeat',
  setDataSaver: 'repeat',
  enableMemoryMode: 'repeat',
  setVisible: 'repeat',
  setVisibleResources: 'repeat',
  // Reads and syncs.
  captchaChallenge: 'repeat',
  checkLines: 'repeat',
  reconcileTransactions: 'repeat',
  isWeakPassword: 'repeat',
  launchTrial: 'repeat',
  prefetchAccountCommands: 'repeat',
  prepareLogin: 'repeat',
  refresh: 'repeat',
  savedLogin: 'repeat',
  savedNumber: 'repeat',
  fetchVisitorLocation: 'repeat',
  // Writes of a final value, and entries of the outbox.
  dismissTransaction: 'repeat',
  saveCounter: 'repeat',
  leaveSecondStep: 'repeat',
  logOut: 'repeat',
  setUnreadCount: 'repeat',
  bindPush: 'repeat',
  unbindPush: 'repeat',
  fetchMerchantTexts: 'repeat',
  checkForNewBuild: 'repeat',
  setFavourite: 'repeat',
  setProfileIcon: 'repeat',
  track: 'repeat',
  // Logins: the gateway may have opened a session, and counts failed attempts.
  adoptToken: 'reject',
  autoLogin: 'reject',
  logIn: 'reject',
  logInBySms: 'reject',
  logInSocially: 'reject',
  verifyLogin: 'reject',
  // Registrations, passwords and one-time codes.
  changePassword: 'reject',
  register: 'reject',
  registerSocially: 'reject',
  resetPassword: 'reject',
  sendEmailCode: 'reject',
  sendSmsCode: 'reject',
  // Money: `reconcileTransactions` finds the outcome. A launch may move the balance to the vendor; a chat opens a
  // session there.
  submitTransaction: 'reject',
  launchChat: 'reject',
  launchGame: 'reject',
  // Counts: twice is worse than never.
  recordFieldReport: 'reject',
  // Only meaningful for the worker that they were sent to.
  handshake: 'reject',
  ping: 'reject',
  stopLogin: 'reject',
} as const satisfies Record<keyof WorkerApi, 'repeat' | 'reject'>

const REPEATED: ReadonlySet<PropertyKey> = new Set(
  Object.entries(AFTER_WORKER_END).flatMap(([name, rule]) => (rule === 'repeat' ? [name] : [])),
)

/** True if a command may be sent again to the next worker. */
export const isRepeatable = (name: PropertyKey): boolean => REPEATED.has(name)
