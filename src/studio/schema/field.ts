import * as v from 'valibot'

/** How a text is entered and checked in the form. */
export type TextFormat = 'paragraph' | 'colour' | 'image' | 'icon'

export interface FieldFacts {
  readonly format?: TextFormat
  /** The app's value for an absent field, as the form shows it. */
  readonly absent?: string | number | boolean
  /** Longest text that is surely shown whole. Longer ones are only a hint. */
  readonly fits?: number
  /** What a key of a record is. */
  readonly keys?: readonly string[] | string
}

/** An optional field with its title, its effect, and facts for the form. */
export const field = <Value>(
  schema: v.GenericSchema<Value>,
  title: string,
  description: string,
  facts: FieldFacts = {},
) => v.optional(v.pipe(schema, v.title(title), v.description(description), v.metadata({ ...facts })))

export const lineSchema = v.pipe(v.string(), v.maxLength(500, 'At most 500 characters.'))

/** An origin, exactly: the policy and the app compare it as a text. A trial may have one on this machine. */
export const originSchema = v.pipe(
  v.string(),
  v.check(isOrigin, 'An https origin without a path or a slash at its end, such as https://a.example.'),
)

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.origin !== text) return false
  return url.protocol === 'https:' || ['127.0.0.1', 'localhost'].includes(url.hostname)
}

/** A URL of an image or a document: https, a path of this host, or a host of this machine. */
export const addressSchema = v.pipe(
  v.string(),
  v.check(isAddress, 'An https address, or a path that begins with a slash.'),
)

function isAddress(text: string): boolean {
  if (text.includes('\\')) return false
  if (text === '' || /^\/(?!\/)/u.test(text)) return true
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && (url.protocol === 'https:' || ['127.0.0.1', 'localhost'].includes(url.hostname))
}

/** A key or an id; it is public, because every player gets the settings. */
export const keyField = (title: string, description: string) => field(lineSchema, title, description)

export const wholeNumber = (from: number, to: number) =>
  v.pipe(
    v.number('A number.'),
    v.integer('A whole number.'),
    v.minValue(from, `${String(from)} or more.`),
    v.maxValue(to, `${String(to)} or less.`),
  )
