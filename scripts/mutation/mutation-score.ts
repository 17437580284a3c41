import type { TestedMutant } from './mutants'

export interface MutationScore {
  readonly name: string
  readonly killed: number
  /** In an endless loop, which a test run would notice too. */
  readonly timedOut: number
  readonly survived: number
  readonly uncovered: number
  readonly notCounted: number
  /** Killed and timed out mutants in percent of the counted ones; 100 if there are none. */
  readonly percent: number
}

export function scoreOf(name: string, mutants: readonly TestedMutant[]): MutationScore {
  const count = (state: TestedMutant['state']): number =>
    mutants.filter((each) => each.state === state).length
  const killed = count('killed')
  const survived = count('survived')
  const uncovered = count('uncovered')
  const timedOut = count('timed out')
  const noticed = killed + timedOut
  const counted = noticed + survived + uncovered
  const percent = counted === 0 ? 100 : (noticed / counted) * 100
  return { name, killed, timedOut, survived, uncovered, notCounted: count('not counted'), percent }
}

/** The score of each file with mutants, in the order of the files. */
export function scoresByFile(mutants: readonly TestedMutant[]): readonly MutationScore[] {
  const files = [...new Set(mutants.map(({ file }) => file))].sort()
  return files.map((file) =>
    scoreOf(
      file,
      mutants.filter((each) => each.file === file),
    ),
  )
}
