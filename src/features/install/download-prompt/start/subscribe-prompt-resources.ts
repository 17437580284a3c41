import type { ResourceName } from '#domain/tables/resources'
import { subscribeResource } from '../../../../shared/worker/query/visible-resources'

const shown = new Map<ResourceName, () => void>()

/** Makes the worker sync these resources as if a screen showed them. Replaces those of the previous call. */
export const showResources = (wanted: readonly ResourceName[]): void => {
  for (const [name, leave] of shown) {
    if (wanted.includes(name)) continue
    shown.delete(name)
    leave()
  }
  for (const name of wanted) if (!shown.has(name)) shown.set(name, subscribeResource(name))
}
