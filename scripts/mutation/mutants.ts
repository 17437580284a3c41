/** A mutant after its tests have run, with the code that it changes. */
export interface TestedMutant {
  readonly file: string
  /** From 1, as editors count. */
  readonly line: number
  readonly column: number
  readonly mutator: string
  /** The whole line of the source, without its indentation. */
  readonly code: string
  /** `a < b → a <= b`, on one line and shortened. */
  readonly change: string
  readonly state: MutantState
}

/** Not counted: a mutant that never ran, for example because it does not compile. */
export type MutantState = 'killed' | 'timed out' | 'survived' | 'uncovered' | 'not counted'

/** What Stryker reports; its positions count from 1. */
export interface ReportedMutant {
  readonly location: { readonly start: Position; readonly end: Position }
  readonly mutatorName: string
  readonly replacement?: string | undefined
  readonly status: string
}

interface Position {
  readonly line: number
  readonly column: number
}

const LONGEST_PART = 60

/** Adds the source's text to a reported mutant. */
export function testedMutant(file: string, source: string, reported: ReportedMutant): TestedMutant {
  const { start } = reported.location
  const original = shortened(textBetween(source, reported.location))
  return {
    file,
    line: start.line,
    column: start.column,
    mutator: reported.mutatorName,
    code: (source.split('\n')[start.line - 1] ?? '').trim(),
    change: `${original} → ${shortened(reported.replacement ?? '')}`,
    state: stateOf(reported.status),
  }
}

function stateOf(status: string): MutantState {
  switch (status) {
    case 'Killed':
      return 'killed'
    case 'Timeout':
      return 'timed out'
    case 'Survived':
      return 'survived'
    case 'NoCoverage':
      return 'uncovered'
    default:
      return 'not counted'
  }
}

function textBetween(source: string, { start, end }: ReportedMutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join(' ')
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  return line.length > LONGEST_PART ? `${line.slice(0, LONGEST_PART - 1)}…` : line
}
