import type { ResourceName } from '#domain/tables/resources'
import type { Resource } from './resource'

/**
 * Returns a filter of the resources that a sync cycle requests first: those on screen, those that these need, and those
 * that every screen needs. If no screen has reported yet: all without low priority.
 */
export const firstWave = (
  resources: readonly Resource[],
  shown: ReadonlySet<ResourceName>,
): ((resource: Resource) => boolean) => {
  if (shown.size === 0) return ({ isLowPriority }) => isLowPriority !== true
  const names = new Set(shown)
  for (const { name, after = [] } of resources) if (names.has(name)) for (const each of after) names.add(each)
  return ({ name, isEssential }) => isEssential === true || names.has(name)
}
