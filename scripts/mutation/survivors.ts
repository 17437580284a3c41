import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { TestedMutant } from './mutants'

const SURVIVORS_FILE = 'tests/mutation/survivors.json'

type MutantKey = Readonly<Record<'file' | 'code' | 'change', string>>

const explanationsSchema = v.pipe(
  v.array(v.strictObject({ file: v.string(), code: v.string(), change: v.string(), reason: v.string() })),
  v.check((all) => new Set(all.map(keyOf)).size === all.length, 'two reasons for one mutant'),
)

/** Why a mutant may survive. `code` is its line and `change` its text, both as the report prints them. */
export type Explanation = v.InferOutput<typeof explanationsSchema>[number]

export async function readExplanations(): Promise<readonly Explanation[]> {
  return v.parse(explanationsSchema, JSON.parse(await readFile(SURVIVORS_FILE, 'utf8')))
}

export interface ExplainedSurvivors {
  readonly explained: readonly { readonly mutant: TestedMutant; readonly reason: string }[]
  readonly unexplained: readonly TestedMutant[]
  /** Explanations of tested files without a surviving mutant. */
  readonly stale: readonly Explanation[]
}

/** Finds each survivor's explanation. Equal mutants of equal lines share one. */
export function explainSurvivors(
  mutants: readonly TestedMutant[],
  explanations: readonly Explanation[],
): ExplainedSurvivors {
  const reasons = new Map(explanations.map((each) => [keyOf(each), each.reason]))
  const survivors = mutants.filter(({ state }) => state === 'survived' || state === 'uncovered')
  const files = new Set(mutants.map(({ file }) => file))
  const keys = new Set(survivors.map(keyOf))
  return {
    explained: survivors.flatMap((mutant) => {
      const reason = reasons.get(keyOf(mutant))
      return reason === undefined ? [] : [{ mutant, reason }]
    }),
    unexplained: survivors.filter((mutant) => !reasons.has(keyOf(mutant))),
    stale: explanations.filter((each) => files.has(each.file) && !keys.has(keyOf(each))),
  }
}

function keyOf({ file, code, change }: MutantKey): string {
  return JSON.stringify([file, code, change])
}
