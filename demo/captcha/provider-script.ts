import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleClient } from '../bundle-client'

const CLIENT = fileURLToPath(new URL('client', import.meta.url))

export const PROVIDER_SCRIPTS = ['gt', 'gt4'] as const

/** The script of a stand-in provider. */
export const providerScript = async (name: (typeof PROVIDER_SCRIPTS)[number]): Promise<string> => {
  const entry = join(CLIENT, `${name}.ts`)
  return (await bundleClient({ name, entry, sources: [CLIENT], cacheFolder: 'captcha' })).script
}
