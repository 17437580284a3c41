import * as v from 'valibot'

type Issue = v.BaseIssue<unknown>

/** Why the app does not accept a value, or leaves a row out. */
export interface Problem {
  /** Path in the value, such as `images[0].to`; '' for the whole value. */
  readonly path: string
  /** The path and the reason. */
  readonly text: string
}

/**
 * Returns a schema's issues with a value, each with its path. Values that could be a key or a name are not printed.
 */
export const issuesOf = (schema: v.GenericSchema, value: unknown, start = ''): readonly Problem[] => {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? [] : parsed.issues.map((issue) => problemOf(issue, joined(start, pathOf(issue))))
}

export const problemOf = (issue: Issue, path: string): Problem => ({ path, text: describeIssue(issue, path) })

export const describeIssue = (issue: Issue, path: string): string => {
  const place = path === '' ? 'the value' : path
  if (issue.input === undefined) return path === '' ? 'is no JSON' : `${path} is missing`
  // Our own rules have no text for the expected value.
  if (issue.expected === null) return `${place} is not as the contract has it`
  return `${place} is ${kindOf(issue)}, expected ${issue.expected}`
}

export const pathOf = (issue: Issue): string =>
  (issue.path ?? []).reduce((path, { key }) => joined(path, stepOf(key)), '')

/** Joins `a` and `b` as `a.b`, `a` and `[3]` as `a[3]`. */
export const joined = (path: string, rest: string): string =>
  path === '' || rest === '' || rest.startsWith('[') ? path + rest : `${path}.${rest}`

export const stepOf = (key: unknown): string => (typeof key === 'number' ? `[${String(key)}]` : String(key))

const LONGEST_WORD = 24

/** A value from a fixed list is printed; any other text might be private. */
const kindOf = ({ type, input }: Issue): string => {
  if (input === null) return 'null'
  if (Array.isArray(input)) return 'a list'
  if (typeof input !== 'string') return `${typeof input === 'object' ? 'an' : 'a'} ${typeof input}`
  if (input === '') return 'an empty text'
  return type === 'picklist' ? `"${input.slice(0, LONGEST_WORD)}"` : 'a text'
}
