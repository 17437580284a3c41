import { errorOf, type FormNode } from '../schema/form-node'
import { FORM } from './sections'
import { type Path, valueAt } from './values'
import type { StudioMerchant } from '../studio-api'

/** Paths of all fields whose value the app would not use. */
export const errorPaths = (merchant: StudioMerchant): readonly Path[] =>
  (['config', 'settings'] as const).flatMap((root) => errorsIn(FORM[root], merchant[root], [root]))

function errorsIn(node: FormNode, value: unknown, path: Path): readonly Path[] {
  if (errorOf(node, value) !== null) return [path]
  const parts = partsOf(node, value)
  return parts.flatMap(([key, part]) => errorsIn(part, valueAt(value, [key]), [...path, key]))
}

function partsOf(node: FormNode, value: unknown): readonly (readonly [string, FormNode])[] {
  if (node.kind === 'group') return Object.entries(node.fields)
  if (node.kind !== 'list' && node.kind !== 'record') return []
  const rows = typeof value === 'object' && value !== null ? Object.keys(value) : []
  return rows.map((key) => [key, node.row])
}
