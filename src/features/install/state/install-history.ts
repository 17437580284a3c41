import { sendInstall } from './install-state'

/** The player has chosen a way: they are not asked again in this session. */
export const noteAnswered = (): void => sendInstall({ type: 'chosen' })

/** The browser has installed it: never again (INS-01). */
export const noteInstalled = (): void => sendInstall({ type: 'installed' })
