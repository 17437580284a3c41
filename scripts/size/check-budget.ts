import type { Budget } from './budgets'

export type Verdict = {
  readonly name: string
  readonly bytes: number
  readonly limitBytes: number
  /** The problem; empty if there is none. */
  readonly problem: string
}

/**
 * Adds up the files of a budget. A file without a size, or a budget without files, is a problem: otherwise a missing
 * file would look small.
 * @param sizes bytes of brotli by file
 */
export function checkBudget(
  { name, limitBytes, files }: Budget,
  sizes: Readonly<Record<string, number>>,
): Verdict {
  const missing = files.filter((file) => !((sizes[file] ?? 0) > 0))
  const bytes = files.reduce((sum, file) => sum + (sizes[file] ?? 0), 0)
  return { name, bytes, limitBytes, problem: problemOf(files, missing, bytes - limitBytes) }
}

function problemOf(files: readonly string[], missing: readonly string[], overBytes: number): string {
  if (files.length === 0) return 'the build has no such file'
  if (missing.length > 0) return `missing: ${missing.join(', ')}`
  return overBytes > 0 ? `${overBytes} bytes over` : ''
}
