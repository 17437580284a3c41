import type { CsType } from '#domain/contract/service/customer-service'

/** What a provider's window is told of who writes. */
export interface Visitor {
  /** '' for a guest. */
  readonly name: string
  /** Of `chatLanguage`. */
  readonly language: string
}

/** A provider's window, as its script has put it into the page. Nothing of it throws. */
export interface ServiceWidget {
  readonly bind: (visitor: Visitor) => void
  readonly open: () => void
  /** Out of sight, and its conversation ended where the provider can do that. */
  readonly close: () => void
}

type Find = () => ServiceWidget | null

/** LiveChat has been told a name on this page. */
let hasNamed = false

/** LiveChat's widget, version 2 of its interface: `LiveChatWidget.call(method, …)`. */
const liveChat: Find = () => {
  const call = methodOf('LiveChatWidget', 'call')
  return (
    call && {
      bind: ({ name, language }) => {
        // Whoever logs out leaves no name for the next one.
        if (name !== '' || hasNamed) call('set_customer_name', name)
        hasNamed ||= name !== ''
        call('set_session_variables', { language })
      },
      open: () => call('maximize'),
      close: () => call('hide'),
    }
  )
}

/** Comm100's visitor-side interface: `Comm100API.set(type, value)` and `.do(action)`. */
const comm100: Find = () => {
  const set = methodOf('Comm100API', 'set')
  const act = methodOf('Comm100API', 'do')
  return (
    set &&
    act && {
      bind: ({ name, language }) =>
        set('livechat.customVariable', [
          { name: 'name', value: name },
          { name: 'language', value: language },
        ]),
      open: () => act('livechat.button.click'),
      close: () => {
        act('livechat.chat.endChat')
        act('livechat.chat.close')
      },
    }
  )
}

/** The kinds whose script can be told to open. AICAN and MIDUOKE are pages: their entries open in a window of their own. */
const FINDERS: Readonly<Partial<Record<CsType, Find>>> = {
  LIVECHAT: liveChat,
  COMM100: comm100,
  COMM100VIP: comm100,
}

/** Has this kind a window that opens on our page? */
export const hasWidget = (csType: string): csType is CsType => Object.hasOwn(FINDERS, csType)

/** The window of a kind, once its script has run; null where it is not there. */
export const findWidget = (csType: CsType): ServiceWidget | null => FINDERS[csType]?.() ?? null

type Method = (...args: readonly unknown[]) => void

/** By its shape, as nothing that a script defines is anybody's promise. */
const methodOf = (owner: string, name: string): Method | null => {
  const api: unknown = Reflect.get(window, owner)
  if ((typeof api !== 'object' && typeof api !== 'function') || api === null) return null
  const method: unknown = Reflect.get(api, name)
  if (typeof method !== 'function') return null
  return (...args) => {
    try {
      Reflect.apply(method, api, args)
    } catch {
      // Its window does not open; the links are there.
    }
  }
}
