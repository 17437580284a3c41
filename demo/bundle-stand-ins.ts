import { PROVIDER_SCRIPTS, providerScript } from './captcha/provider-script'
import { CHAT_PAGES, chatBundle } from './chat/chat-bundle'
import { demoBundle } from './games/demo-bundle'
import { DEMO_GAMES } from './games/demo-game'
import { MINI_GAMES, miniGameScript } from './mini-game/mini-game-script'
import { serviceScript } from './service/service-script-routes'
import { SERVICE_SCRIPTS } from './service/service-scripts'

/** Bundles all that the gateway itself sends to browsers, so that no request has to wait for the bundler. */
export async function bundleStandIns(): Promise<void> {
  for (const game of DEMO_GAMES) await demoBundle(game)
  for (const name of PROVIDER_SCRIPTS) await providerScript(name)
  for (const name of MINI_GAMES) await miniGameScript(name)
  for (const name of CHAT_PAGES) await chatBundle(name)
  for (const name of SERVICE_SCRIPTS) await serviceScript(name)
}
