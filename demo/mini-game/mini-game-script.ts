import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleClient } from '../bundle-client'

const CLIENT = fileURLToPath(new URL('client', import.meta.url))

export const MINI_GAMES = ['v1', 's1'] as const

/** The script of a stand-in mini-game. */
export const miniGameScript = async (name: (typeof MINI_GAMES)[number]): Promise<string> => {
  const entry = join(CLIENT, `${name}.ts`)
  return (await bundleClient({ name, entry, sources: [CLIENT], cacheFolder: 'mini-game' })).script
}
