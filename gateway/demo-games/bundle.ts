import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { DemoGame } from './demo-game-for'

const bundleSchema = v.object({ script: v.string(), style: v.string() })

export type DemoBundle = Readonly<v.InferOutput<typeof bundleSchema>>

const CLIENT = fileURLToPath(new URL('client', import.meta.url))
const ART = fileURLToPath(new URL('../art', import.meta.url))
const KEPT_IN = fileURLToPath(new URL('../../.cache/demo-games', import.meta.url))

const made = new Map<DemoGame, Promise<DemoBundle>>()

/**
 * A demo game as one classic script and one style. Both are bundled when it is first played and kept on disk under a
 * hash of all that they are made from, so that only the first launch after a change waits for the bundler.
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
  const file = join(KEPT_IN, `${game}-${await hashOfSources()}.json`)
  const kept = await readKept(file)
  if (kept !== null) return kept
  const bundle = await bundled(game)
  await mkdir(KEPT_IN, { recursive: true })
  await writeFile(file, JSON.stringify(bundle))
  return bundle
}

/** Null for one that is not there, or that another process is still writing. */
async function readKept(file: string): Promise<DemoBundle | null> {
  try {
    return v.parse(bundleSchema, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null
  }
}

async function bundled(game: DemoGame): Promise<DemoBundle> {
  const { build } = await import('vite') // a second of loading that nobody pays who launches no changed game
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'es2021',
      cssMinify: false, // the styles go out as they are written
      lib: { entry: join(CLIENT, `${game}.ts`), formats: ['iife'], name: 'demoGame', cssFileName: game },
    },
  })
  const outputs = Array.isArray(output) ? output : [output]
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []))
  const script = files.find((file) => file.type === 'chunk')?.code
  const style = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  if (script === undefined || style?.type !== 'asset') throw new Error(`the demo game ${game} made no bundle`)
  return {
    // A closing tag inside a string would end the inline script.
    script: script.replaceAll('</script', '<\\/script'),
    style: String(style.source),
  }
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of [CLIENT, ART]) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
    for (const file of files.sort()) hash.update(relative(folder, file)).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}
