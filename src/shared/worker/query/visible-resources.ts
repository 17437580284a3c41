import type { ResourceName } from '#domain/tables/resources'

const counts = new Map<ResourceName, number>()
let send: (shown: readonly ResourceName[]) => void = () => undefined
let lastSent = ''
let isReporting = false

/** Returns the resources that the screens of this page show now, each once. */
export const visibleResources = (): readonly ResourceName[] => [...counts.keys()].sort()

/** Marks a resource as shown by a screen, until the returned function is called. */
export const subscribeResource = (name: ResourceName): (() => void) => {
  counts.set(name, (counts.get(name) ?? 0) + 1)
  sendSoon()
  return () => {
    const left = (counts.get(name) ?? 1) - 1
    if (left === 0) counts.delete(name)
    else counts.set(name, left)
    sendSoon()
  }
}

/** Sets the listener for changes of the shown resources. The worker syncs these first. */
export const onShownResources = (listener: (shown: readonly ResourceName[]) => void): void => {
  send = listener
  sendSoon()
}

/** Sends the shown resources once per change of screens, after the old screen unmounts and the new one mounts. */
const sendSoon = (): void => {
  if (isReporting) return
  isReporting = true
  setTimeout(() => {
    isReporting = false
    const shown = visibleResources()
    const text = shown.join(' ')
    if (text === lastSent) return
    lastSent = text
    send(shown)
  }, 0)
}
