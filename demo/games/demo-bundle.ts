import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleClient, type ClientBundle } from '../bundle-client'
import type { DemoGame } from './demo-game'

const CLIENT = fileURLToPath(new URL('client', import.meta.url))
const ART = fileURLToPath(new URL('../art', import.meta.url))

/** A demo game as one classic script and one style. */
export const demoBundle = (game: DemoGame): Promise<ClientBundle> =>
  bundleClient({
    name: game,
    entry: join(CLIENT, `${game}.ts`),
    sources: [CLIENT, ART],
    cacheFolder: 'demo-games',
  })
