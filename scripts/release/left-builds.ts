import * as v from 'valibot'
import { placeText, readJson } from './readable-files'
import type { SiteFolder } from './site-folder'

/** Times in epoch ms by the number of a build. */
const leftSchema = v.record(v.pipe(v.string(), v.regex(/^\d+$/u)), v.number())

/** Returns the builds that a site has run before, and when it stopped to run each of them, in epoch ms. */
export async function readLeftBuilds(site: SiteFolder): Promise<ReadonlyMap<number, number>> {
  const result = v.safeParse(leftSchema, await readJson(site.leftBuilds))
  const entries = result.success ? Object.entries(result.output) : []
  return new Map(entries.map(([build, at]) => [Number(build), at]))
}

/** Records that a site stops to run its build, if the next one is another. Called before the switch: a crash loses nothing. */
export async function noteLeftBuild(site: SiteFolder, next: number): Promise<void> {
  const running = (await site.currentFacts())?.build
  if (running === undefined || running === next) return
  const left = Object.fromEntries(await readLeftBuilds(site))
  await placeText(site.leftBuilds, JSON.stringify({ ...left, [running]: Date.now() }))
}
