/** One line of a report: a goal and the measurements of all runs. */
export type Metric = {
  readonly name: string
  readonly unit: 's' | 'ms' | 'KB' | ''
  /** Maximum; null if there is no goal. */
  readonly goal: number | null
  readonly values: readonly number[]
}

/** The middle of the values; for an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [upper = NaN, lower = NaN] = [sorted[middle], sorted[middle - 1]]
  return sorted.length % 2 === 1 ? upper : (upper + lower) / 2
}

/** Prints figures as a Markdown table, medians next to goals, ready for docs/. */
export function printFigures(figures: readonly Metric[]): void {
  console.log('| moment | goal | median | runs | |')
  console.log('|---|---|---|---|---|')
  for (const { name, unit, goal, values } of figures) {
    const middle = median(values)
    const verdict = goal === null ? '' : middle <= goal ? 'met' : 'missed'
    const cells = [
      name,
      goal === null ? '–' : write(goal, unit),
      write(middle, unit),
      values.map((value) => format(value, unit)).join(', '),
      verdict,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

function write(value: number, unit: Metric['unit']): string {
  return `${format(value, unit)} ${unit}`.trim()
}

function format(value: number, unit: Metric['unit']): string {
  if (unit === 's') return value.toFixed(2)
  return unit === '' ? String(Math.round(value * 1000) / 1000) : value.toFixed(0)
}
