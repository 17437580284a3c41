import type { ResourceName } from '#domain/tables/resources'
import type { Resource } from './resource'
import { FIRST_SCREEN_RESOURCES } from './resources'

const OF_ANY_MEMBER: readonly ResourceName[] = ['member', 'rankProgress']

const AT_START: ReadonlySet<string> = new Set([
  ...FIRST_SCREEN_RESOURCES.map(({ name }) => name),
  ...OF_ANY_MEMBER,
])

/**
 * Adds to a scheduler's resources those that a screen shows beyond the first ones; a lazy chunk declares them.
 * Returns null when nothing needs loading. A failed load is retried with the next screen.
 * @param resources the list that receives the declared resources
 */
export const loadOnDemandResources = (
  resources: Resource[],
  shown: Iterable<string>,
  of: 'ON_DEMAND_RESOURCES' | 'ON_DEMAND_MEMBER_RESOURCES',
): Promise<void> | null => {
  const known = new Set<string>(resources.map(({ name }) => name))
  if ([...shown].every((name) => known.has(name) || AT_START.has(name))) return null
  return import('./on-demand-resources').then(
    (declared) => {
      const isThere = new Set(resources)
      resources.push(...declared[of].filter((resource) => !isThere.has(resource)))
    },
    () => undefined,
  )
}
