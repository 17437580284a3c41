import type { MerchantContent } from '#gateway/merchant-content'
import { hasAccounts, seedAccounts } from './accounts/seed-accounts'
import { CHAT_AGENT } from './chat/chat-agent'
import { demoGameUrl } from './games/demo-game'
import { launchUrl } from './games/launch-url'
import { seedReports } from './metrics/seed-reports'
import { baseSettings } from './seed/base-settings'
import { demoConfig } from './seed/demo-config'
import { demoSettings } from './seed/demo-settings'
import { MERCHANT_CODE, MERCHANT_NAME } from './seed/merchant'
import { isSeeded, seed } from './seed/seed-content'
import { LIVE_CHAT_SCRIPT } from './service/service-scripts'

/** The content of the demo merchant. */
export const DEMO_CONTENT: MerchantContent = {
  code: MERCHANT_CODE,
  name: MERCHANT_NAME,
  serviceScript: LIVE_CHAT_SCRIPT,
  chatAgent: CHAT_AGENT,
  seed,
  isSeeded,
  seedAccounts,
  hasAccounts,
  settings: baseSettings,
  demoSettings,
  demoConfig,
  seedReports,
  trialUrl: (game, language) => demoGameUrl(game, language),
  launchUrl,
}
