import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { sourceBuildId } from '../build/build-id'
import { ensureNextBuild, NEXT_DIST, ROOT } from '../lib/ensure-build'
import type { Budget } from './budgets'

const KB = 1000
const LOCALE = '/locale-'
const REACT = '/react.js'

const fileList = v.object({ digests: v.record(v.string(), v.string()) })

/**
 * What a player with this build downloads of the next one, which has a change in one screen, one in a text, and one in
 * React (scripts/build/next-edits.ts): the files with other digests, the document, the service worker's first script
 * and the list of files.
 * @returns the limits, and the size of each file of the next build by its name in the limits
 */
export async function updateBudgets(): Promise<{ budgets: Budget[]; sizes: Record<string, number> }> {
  await ensureNextBuild()
  const id = sourceBuildId(ROOT)
  const [now, next] = await Promise.all([digestsOf('dist', id), digestsOf(NEXT_DIST, `${id}-next`)])
  const changed = Object.keys(next).filter((name) => next[name] !== now[name])
  const always = [...changed.filter(isOfEachBuild), 'sw.js', LIST]
  const only = changed.filter((name) => !isOfEachBuild(name))
  const isOfScreen = (name: string): boolean => !name.includes(LOCALE) && !name.endsWith(REACT)
  const limit = (name: string, limitBytes: number, isOf: (file: string) => boolean): Budget => {
    const own = only.filter(isOf)
    return { name, limitBytes, files: own.length === 0 ? [] : [...always, ...own] }
  }
  const sizes: Record<string, number> = {}
  for (const name of new Set([...always, ...only])) {
    const file = path.join(ROOT, NEXT_DIST, `${name.replace('*', `${id}-next`)}.br`)
    sizes[name] = (await stat(file).catch(() => ({ size: 0 }))).size
  }
  const react = sizes[only.find((name) => name.endsWith(REACT)) ?? ''] ?? 0
  const budgets = [
    limit('update with a change in one screen', 25 * KB, isOfScreen),
    // 22 KB is the goal: the document and the list of files are 12.6 of it.
    limit('update with a change in one text', 23 * KB, (name) => name.includes(LOCALE)),
    limit('update with another React', react + 25 * KB, (name) => name.endsWith(REACT)),
  ]
  return { budgets, sizes }
}

const LIST = 'assets/*/files.json'

/** The document and the worker's first script contain the build's id. */
const isOfEachBuild = (name: string): boolean => !name.includes('/') || name.includes('/worker-')

async function digestsOf(dist: string, id: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(path.join(ROOT, dist, LIST.replace('*', id)), 'utf8')
  return v.parse(fileList, JSON.parse(text)).digests
}
