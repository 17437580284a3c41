import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DemoGame } from './demo-game-for'

export interface DemoBundle {
  readonly script: string
  readonly style: string
}

const CLIENT = fileURLToPath(new URL('client', import.meta.url))
const ART = fileURLToPath(new URL('../art', import.meta.url))
const KEPT_IN = fileURLToPath(new URL('../../.cache/demo-games', import.meta.url))

const made = new Map<DemoGame, Promise<DemoBundle>>()

/**
 * A demo game as one classic script and one style. It is bundled when first played and kept on disk under a hash of
 * its sources, so that only the first launch after a change waits for the bundler.
 */
export function demoBundle(game: DemoGame): Promise<DemoBundle> {
  const kept = made.get(game)
  if (kept !== undefined) return kept
  const bundle = readOrMake(game)
  made.set(game, bundle)
  bundle.catch(() => made.delete(game))
  return bundle
}

async function readOrMake(game: DemoGame): Promise<DemoBundle> {
  const style = await readFile(join(CLIENT, 'style.css'), 'utf8')
  const file = join(KEPT_IN, `${game}-${await hashOfSources()}.js`)
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept !== null) return { script: kept, style }
  const script = await bundled(game)
  await mkdir(KEPT_IN, { recursive: true })
  await writeFile(file, script)
  return { script, style }
}

async function bundled(game: DemoGame): Promise<string> {
  const { build } = await import('vite') // a second of loading that nobody pays who launches no changed game
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'es2021',
      lib: { entry: join(CLIENT, `${game}.ts`), formats: ['iife'], name: 'demoGame' },
    },
  })
  const outputs = Array.isArray(output) ? output : [output]
  const [chunk] = outputs.flatMap((one) => ('output' in one ? one.output[0] : []))
  if (chunk === undefined) throw new Error(`the demo game ${game} made no bundle`)
  // A closing tag inside a string would end the inline script.
  return chunk.code.replaceAll('</script', '<\\/script')
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of [CLIENT, ART]) {
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts')).sort()
    for (const file of files) hash.update(file).update(await readFile(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
