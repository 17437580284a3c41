/** `error`: the app or a screen fails. `warning`: something is missing or slow. */
export const SEVERITIES = ['error', 'warning', 'note'] as const
export type Severity = (typeof SEVERITIES)[number]

/** In the order in which they are printed. */
export const AREAS = [
  'app files',
  'calls',
  'settings',
  'sign-in',
  'third parties',
  'lines',
  'pictures',
] as const
export type Area = (typeof AREAS)[number]

export interface Finding {
  readonly severity: Severity
  readonly area: Area
  readonly what: string
  /** The call, the setting or the URL. */
  readonly where: string
  /** The solution, in a sentence. */
  readonly advice: string
}

/** Reports one finding of an area. */
export type Report = (severity: Severity, where: string, what: string, advice: string) => void

/** The findings so far. */
export class Findings {
  readonly all: Finding[] = []

  /** Returns the report function of one area. */
  of(area: Area): Report {
    return (severity, where, what, advice) => {
      this.all.push({ severity, area, what, where, advice })
    }
  }

  count(severity: Severity): number {
    return this.all.filter((finding) => finding.severity === severity).length
  }
}
