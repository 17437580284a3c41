import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

/** Files that are measured together, with the tests that have to notice their mutants. */
export interface MutationGroup {
  readonly name: string
  /** Each surviving mutant needs a reason in survivors.json. */
  readonly isExplained: boolean
  /** Folders and files of tests. */
  readonly tests: readonly string[]
  readonly files: readonly string[]
}

const LIST_FILE = 'tests/mutation/files.json'

const listSchema = v.strictObject({
  groups: v.array(
    v.strictObject({
      name: v.string(),
      explained: v.boolean(),
      tests: v.array(v.string()),
      files: v.array(v.string()),
    }),
  ),
})

/** Reads the fixed list of files whose mutation score is measured. */
export async function readMutationList(): Promise<readonly MutationGroup[]> {
  const { groups } = v.parse(listSchema, JSON.parse(await readFile(LIST_FILE, 'utf8')))
  return groups.map(({ explained, ...group }) => ({ ...group, isExplained: explained }))
}
