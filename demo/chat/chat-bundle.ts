import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleClient, type ClientBundle } from '../bundle-client'

const CLIENT = fileURLToPath(new URL('client', import.meta.url))

export const CHAT_PAGES = ['chat', 'hostile'] as const

/** The chat's page, as one script and one style: the normal one, or one that has been taken over. */
export const chatBundle = (name: (typeof CHAT_PAGES)[number]): Promise<ClientBundle> =>
  bundleClient({ name, entry: join(CLIENT, `${name}.ts`), sources: [CLIENT], cacheFolder: 'chat' })
