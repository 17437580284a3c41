import type { FindingCode } from './finding-codes'

/** `error`: the app or a screen fails. `warning`: something is missing or slow. */
export const SEVERITIES = ['error', 'warning', 'note'] as const
export type Severity = (typeof SEVERITIES)[number]

/** In the order in which they are printed. */
export const AREAS = [
  'connection',
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
  readonly code: FindingCode
  readonly what: string
  /** The call, the setting or the URL. */
  readonly where: string
  /** Path of the field of config.json or of the settings, such as `settings.mobileTemplate.theme.accent`. */
  readonly field?: string
  /** The solution, in a sentence. */
  readonly advice: string
}

/** A place that belongs to one field. */
export interface FieldPlace {
  /** As a person reads it. */
  readonly where: string
  readonly field: string
}

/** Returns the place of a field of the settings. @param where if it is not the path */
export const settingsField = (path: string, where = path): FieldPlace => ({
  where,
  field: `settings.${path}`,
})

/** Returns the place of a field of config.json. @param where if it is not the path */
export const configField = (path: string, where = `${path} of config.json`): FieldPlace => ({
  where,
  field: `config.${path}`,
})

export type Place = string | Pick<Finding, 'where' | 'field'>

/** Reports one finding of an area. */
export type Report = (
  severity: Severity,
  code: FindingCode,
  place: Place,
  what: string,
  advice: string,
) => void

/** The findings so far. */
export class Findings {
  readonly all: Finding[] = []

  /** Returns the report function of one area. */
  of(area: Area): Report {
    return (severity, code, place, what, advice) => {
      const named = typeof place === 'string' ? { where: place } : place
      this.all.push({ severity, area, code, what, ...named, advice })
    }
  }

  count(severity: Severity): number {
    return this.all.filter((finding) => finding.severity === severity).length
  }
}
