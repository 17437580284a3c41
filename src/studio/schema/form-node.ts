import * as v from 'valibot'
import type { FieldFacts } from './field'

interface Described {
  readonly title: string
  readonly description: string
  readonly facts: FieldFacts
  /** Validates the value of this field alone. */
  readonly schema: v.GenericSchema
}

/** A field of the form, made from a schema. */
export type FormNode = Described &
  (
    | { readonly kind: 'text' | 'number' | 'switch' }
    | { readonly kind: 'choice'; readonly options: readonly string[] }
    | { readonly kind: 'group'; readonly fields: Readonly<Record<string, FormNode>> }
    | { readonly kind: 'list'; readonly row: FormNode }
    | { readonly kind: 'record'; readonly row: FormNode }
  )

/**
 * Makes the form of a schema: optional fields, objects, lists, records, picklists, texts, numbers and booleans.
 * @throws for any other schema, which the form cannot show
 */
export function formNode(schema: v.GenericSchema): FormNode {
  const inner = unwrapped(schema)
  const described: Described = {
    title: v.getTitle(inner) ?? '',
    description: v.getDescription(inner) ?? '',
    facts: v.getMetadata(inner),
    schema: inner,
  }
  const core = coreOf(inner)
  if (is<v.ObjectSchema<Readonly<Record<string, v.GenericSchema>>, undefined>>(core, 'object')) {
    const fields = Object.entries(core.entries).map(([name, entry]) => [name, formNode(entry)] as const)
    return { ...described, kind: 'group', fields: Object.fromEntries(fields) }
  }
  if (is<v.ArraySchema<v.GenericSchema, undefined>>(core, 'array'))
    return { ...described, kind: 'list', row: formNode(core.item) }
  if (is<v.RecordSchema<v.GenericSchema<string>, v.GenericSchema, undefined>>(core, 'record'))
    return { ...described, kind: 'record', row: formNode(core.value) }
  if (is<v.PicklistSchema<readonly string[], undefined>>(core, 'picklist'))
    return { ...described, kind: 'choice', options: core.options }
  if (core.type === 'string') return { ...described, kind: 'text' }
  if (core.type === 'number') return { ...described, kind: 'number' }
  if (core.type === 'boolean') return { ...described, kind: 'switch' }
  throw new Error(`The form cannot show a schema of the type ${core.type}`)
}

/** The first error of a value, with the path to it; null if it is valid. An absent value is valid. */
export function errorOf({ schema }: FormNode, value: unknown): string | null {
  if (value === undefined) return null
  const parsed = v.safeParse(schema, value)
  const [issue] = parsed.issues ?? []
  // Errors of parts are shown at the parts.
  return issue && !issue.path ? issue.message : null
}

const is = <Schema extends v.GenericSchema>(
  schema: v.GenericSchema,
  type: Schema['type'],
): schema is Schema => schema.type === type

/** The schema inside `v.optional`. */
const unwrapped = (schema: v.GenericSchema): v.GenericSchema =>
  is<v.OptionalSchema<v.GenericSchema, undefined>>(schema, 'optional') ? schema.wrapped : schema

/** The schema below pipes, which carry checks, title and description. */
function coreOf(schema: v.GenericSchema): v.GenericSchema {
  if (!('pipe' in schema) || !Array.isArray(schema.pipe)) return schema
  const first: unknown = schema.pipe[0]
  return isSchema(first) && first !== schema ? coreOf(first) : schema
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
