import { sendInstall } from './install-state'

/** Records that the player has chosen a method: no other prompt opens in this session. */
export const markInstallAnswered = (): void => sendInstall({ type: 'chosen' })

/** Records that the browser has installed the app: no prompt opens again (INS-01). */
export const markInstalled = (): void => sendInstall({ type: 'installed' })
