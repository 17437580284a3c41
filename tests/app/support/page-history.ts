import { onePerProcess } from './one-per-process'
import type { Realm } from './realm'

/** The document's own history behind that of a page. */
const natives = onePerProcess('histories', () => new WeakMap<History, History>())

/** Gives a page its history: once it is closed, what it still does changes no URL of the next page. */
export const startHistory = (realm: Realm): void => {
  const native = documentHistory()
  const value = new Proxy(native, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      return (...given: unknown[]) =>
        realm.isOver ? undefined : (Reflect.apply(member, target, given) as unknown)
    },
    set: (target, name, next) => Reflect.set(target, name, next, target),
  })
  natives.set(value, native)
  for (const window of [globalThis, document.defaultView])
    Object.defineProperty(window, 'history', { value, configurable: true, writable: true })
}

/** Sets the URL of the next page. */
export const replaceUrl = (pathname: string): void => documentHistory().replaceState(null, '', pathname)

const documentHistory = (): History => {
  const { history: known } = document.defaultView ?? globalThis
  return natives.get(known) ?? known
}
