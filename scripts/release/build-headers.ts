import path from 'node:path'
import * as v from 'valibot'
import type { HeaderRule } from '#deploy/headers'
import { templateForBuild } from '../deploy-nginx/render-for-build'
import { placeText, readJson } from './readable-files'

const rulesSchema = v.array(
  v.object({
    match: v.picklist(['exact', 'prefix']),
    path: v.string(),
    headers: v.record(v.string(), v.string()),
  }),
)

/** Stores the header rules of a build in its folder: a rollback with later sources still uses these. */
export async function storeBuildHeaders(build: string): Promise<void> {
  await placeText(headersOf(build), JSON.stringify(await templateForBuild(path.join(build, 'm'))))
}

/** Returns the stored header rules of a build; undefined for one that was added without. */
export async function readBuildHeaders(build: string): Promise<readonly HeaderRule[] | undefined> {
  const result = v.safeParse(rulesSchema, await readJson(headersOf(build)))
  return result.success ? result.output : undefined
}

const headersOf = (build: string): string => path.join(build, 'headers.json')
