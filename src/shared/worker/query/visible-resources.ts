import type { ResourceName } from '#domain/tables/resources'

const counts = new Map<ResourceName, number>()
let tell: (shown: readonly ResourceName[]) => void = () => undefined
let told = ''
let isTelling = false

/** What the screens of this page show now, each resource once. */
export const visibleResources = (): readonly ResourceName[] => [...counts.keys()].sort()

/** Says that a screen shows this resource, until the answer is called. */
export const subscribeResource = (name: ResourceName): (() => void) => {
  counts.set(name, (counts.get(name) ?? 0) + 1)
  tellSoon()
  return () => {
    const left = (counts.get(name) ?? 1) - 1
    if (left === 0) counts.delete(name)
    else counts.set(name, left)
    tellSoon()
  }
}

/** Who is told when it changes: the worker, which asks for what is on screen first. */
export const onShownResources = (listener: (shown: readonly ResourceName[]) => void): void => {
  tell = listener
  tellSoon()
}

/** Once for a change of screens: what leaves and what comes are told together. */
const tellSoon = (): void => {
  if (isTelling) return
  isTelling = true
  setTimeout(() => {
    isTelling = false
    const shown = visibleResources()
    const text = shown.join(' ')
    if (text === told) return
    told = text
    tell(shown)
  }, 0)
}
