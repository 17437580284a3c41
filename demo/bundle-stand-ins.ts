import { providerScript } from './captcha/provider-script'
import { chatBundle } from './chat/chat-bundle'
import { demoBundle } from './games/demo-bundle'
import { DEMO_GAMES } from './games/demo-game'
import { miniGameScript } from './mini-game/mini-game-script'
import { serviceScript } from './service/service-script-routes'
import { SERVICE_SCRIPTS } from './service/service-scripts'

/** Bundles all that the gateway itself sends to browsers, so that no request has to wait for the bundler. */
export async function bundleStandIns(): Promise<void> {
  for (const game of DEMO_GAMES) await demoBundle(game)
  for (const name of ['gt', 'gt4'] as const) await providerScript(name)
  for (const name of ['v1', 's1'] as const) await miniGameScript(name)
  for (const name of ['chat', 'hostile'] as const) await chatBundle(name)
  for (const name of SERVICE_SCRIPTS) await serviceScript(name)
}
