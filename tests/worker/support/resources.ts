import type { Scope, Resource } from '#worker/sync/resource'
import { MEMBER_RESOURCES } from '#worker/sync/member-resources'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { ON_DEMAND_MEMBER_RESOURCES, ON_DEMAND_RESOURCES } from '#worker/sync/on-demand-resources'
import { WIRE_ANSWERS } from './wire-responses'

export const ALL_RESOURCES: readonly Resource[] = [
  ...FIRST_SCREEN_RESOURCES,
  ...MEMBER_RESOURCES,
  ...ON_DEMAND_RESOURCES,
  ...ON_DEMAND_MEMBER_RESOURCES,
]

/** Lists whose rows are checked one by one: as rows of a table, or as one value. A bad row is counted. */
export const LISTS = ALL_RESOURCES.filter(
  ({ name }) => name !== 'popular' && Array.isArray(WIRE_ANSWERS[name]),
)

export const resourceOf = (name: string): Resource => {
  const resource = ALL_RESOURCES.find((each) => each.name === name)
  if (!resource) throw new Error(`no ${name}`)
  return resource
}

/** The scope of the member of `request-rig`. */
export const SCOPE: Scope = { merchant: 'harbour', language: 'EN', member: '7' }

/** Rows of a `test.each` with one resource each, by its name. */
export const named = (resources: readonly Resource[]): (readonly [string, Resource])[] =>
  resources.map((resource) => [resource.name, resource])
