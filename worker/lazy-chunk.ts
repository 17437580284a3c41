/**
 * Lazy chunk of code that no first screen needs: launches, features for members only, the check for a newer build.
 */
import './report-loaded-urls'
export { sendLogoutRequest } from './commands/session/send-logout-request'
export { startSessionFromToken } from './commands/session/start-session-from-token'
export { AutoLogin } from './commands/session/auto-login'
export { clearResponseCache } from './net/clear-response-cache'
export { awaitMerchant } from './net/wait-for-merchant'
export { restoreChoices } from './session/restore-choices'
export { saveChoice } from './session/save-choice'
export { lazyCommands } from './commands/lazy-commands'
export { unbindPush } from './outbox/push-binding'
export { markLanguageSynced, syncMemberLanguage } from './outbox/sync-member-language'
export { ignoredFields } from '#domain/contract/settings/ignored-fields'
export { repairConfig } from '#domain/contract/settings/repair-config'
export { evictStaleScopes } from './sync/evict'
export { moveRows } from './sync/move-rows'
export { repairedSettings } from './sync/repair-settings'
