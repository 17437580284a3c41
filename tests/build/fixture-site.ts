import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSite, type BuildManifest } from '../../scripts/build/build-site'

export const FIXTURE = path.join(import.meta.dirname, 'fixture')
const OUTPUT = path.resolve(import.meta.dirname, '../../.cache/fixture-site')

export interface FixtureSite {
  manifest: BuildManifest
  folder: string
  /** Bytes of a file of the site, by its name relative to it. */
  bytes: (file: string) => Buffer
  text: (file: string) => string
}

/** Builds the small app in `fixture/` as the product is built: page, worker, words, a late route. */
export async function buildFixture(
  buildId: string,
  earlier: readonly string[] = [],
  root = FIXTURE,
): Promise<FixtureSite> {
  const outDir = path.join(OUTPUT, buildId)
  const options = { root, outDir, buildId, appVersion: '1.2.3', earlier }
  const manifest = await buildSite(options, path.join(OUTPUT, `${buildId}-work`))
  const bytes = (file: string) => readFileSync(path.join(outDir, file))
  return { manifest, folder: outDir, bytes, text: (file) => bytes(file).toString('utf8') }
}
