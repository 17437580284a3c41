import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { sourceBuildId } from '../build/build-id'
import { ensureNextBuild, NEXT_DIST, ROOT } from '../lib/ensure-build'
import type { Budget } from './budgets'

const KB = 1000
const LOCALE = '/locale-'
const REACT = '/react.js'
const DELTA = ' as a delta'

const fileList = v.object({ digests: v.record(v.string(), v.string()) })

/**
 * What a player with this build downloads of the next one, which has a change in one screen, one in a text, and one in
 * React (scripts/build/next-edits.ts): the files with other digests, the service worker's first script and the list of
 * files. A browser with compression dictionaries downloads deltas instead (deploy/deltas.ts).
 * @returns the limits, and the size of each file of the next build by its name in the limits
 */
export async function updateBudgets(): Promise<{ budgets: Budget[]; sizes: Record<string, number> }> {
  await ensureNextBuild()
  const id = sourceBuildId(ROOT)
  const [now, next] = await Promise.all([digestsOf('dist', id), digestsOf(NEXT_DIST, `${id}-next`)])
  const isDocumentKept = (await documentOf('dist', id)) === (await documentOf(NEXT_DIST, `${id}-next`))
  const changed = Object.keys(next).filter(
    (name) => next[name] !== now[name] && !(name === DOCUMENT && isDocumentKept),
  )
  const always = [...changed.filter(isOfEachBuild), 'sw.js', LIST]
  const only = changed.filter((name) => !isOfEachBuild(name))
  const isOfScreen = (name: string): boolean => !name.includes(LOCALE) && !name.endsWith(REACT)
  /** Two limits: of whole files, and of deltas. */
  const limits = (
    name: string,
    [whole, byDeltas]: readonly [number, number],
    isOf: (file: string) => boolean,
  ): Budget[] => {
    const own = only.filter(isOf)
    const files = own.length === 0 ? [] : [...always, ...own]
    return [
      { name, limitBytes: whole * KB, files },
      { name: `${name}, by deltas`, limitBytes: byDeltas * KB, files: files.map((file) => file + DELTA) },
    ]
  }
  const sizes: Record<string, number> = {}
  for (const name of new Set([...always, ...only])) {
    const file = path.join(ROOT, NEXT_DIST, name.replace('*', `${id}-next`))
    sizes[name] = (await stat(`${file}.br`).catch(() => ({ size: 0 }))).size
    sizes[name + DELTA] = (await deltaBytes(file)) ?? sizes[name]
  }
  const react = sizes[only.find((name) => name.endsWith(REACT)) ?? ''] ?? 0
  const budgets = [
    ...limits('update with a change in one screen', [10, 6], isOfScreen),
    ...limits('update with a change in one text', [22, 6], (name) => name.includes(LOCALE)),
    ...limits('update with another React', [react / KB + 10, 15], (name) => name.endsWith(REACT)),
  ]
  return { budgets, sizes }
}

/** Bytes of a file's delta to the build of these sources; undefined if it has none. */
async function deltaBytes(file: string): Promise<number | undefined> {
  const folder = `${file}.dcz`
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const [delta] = names.filter((name) => path.extname(name) === path.extname(file))
  return delta === undefined ? undefined : (await stat(path.join(folder, delta))).size
}

const LIST = 'assets/*/files.json'
const DOCUMENT = 'document-*.html'

/** Returns the document without the build's id: the service worker makes it of an older one if nothing else differs. */
const documentOf = async (dist: string, id: string): Promise<string> =>
  (await readFile(path.join(ROOT, dist, DOCUMENT.replace('*', id)), 'utf8')).replaceAll(id, '*')

/** The document and the worker's first script contain the build's id. */
const isOfEachBuild = (name: string): boolean => !name.includes('/') || name.includes('/worker-')

async function digestsOf(dist: string, id: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(path.join(ROOT, dist, LIST.replace('*', id)), 'utf8')
  return v.parse(fileList, JSON.parse(text)).digests
}
