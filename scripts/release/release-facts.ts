import path from 'node:path'
import * as v from 'valibot'
import { readJson } from './readable-files'

const releaseSchema = v.object({ build: v.number(), at: v.number() })

/** What a release has: the number of the build, and the time in epoch ms. */
export type ReleaseFacts = v.InferOutput<typeof releaseSchema>

/** Returns the facts of a release or a build; null if the folder has none. */
export async function readFacts(folder: string): Promise<ReleaseFacts | null> {
  const result = v.safeParse(releaseSchema, await readJson(factsOf(folder)))
  return result.success ? result.output : null
}

/** The file with the facts of a release or a build. */
export const factsOf = (folder: string): string => path.join(folder, 'release.json')
