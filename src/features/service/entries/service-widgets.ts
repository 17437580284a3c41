import type { CsType } from '#domain/contract/service/customer-service'

/** Visitor data for a provider's widget. */
export interface Visitor {
  /** '' for a guest. */
  readonly name: string
  /** Returned by `chatLanguage`. */
  readonly language: string
}

/** A provider's widget, as its script has added it to the page. Its methods never throw. */
export interface ServiceWidget {
  readonly bind: (visitor: Visitor) => void
  readonly open: () => void
  /** Hides it, and ends its conversation if the provider supports that. */
  readonly close: () => void
}

type Find = () => ServiceWidget | null

/** True once LiveChat has been given a name on this page. */
let hasNamed = false

/** LiveChat's widget, version 2 of its interface: `LiveChatWidget.call(method, …)`. */
const liveChat: Find = () => {
  const call = methodOf('LiveChatWidget', 'call')
  return (
    call && {
      bind: ({ name, language }) => {
        // After a logout the name is cleared for the next player.
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

/** Kinds whose script can open a widget. AICAN and MIDUOKE are pages: their entries open in a new window. */
const FINDERS: Readonly<Partial<Record<CsType, Find>>> = {
  LIVECHAT: liveChat,
  COMM100: comm100,
  COMM100VIP: comm100,
}

/** True if this kind has a widget that opens on our page. */
export const hasWidget = (csType: string): csType is CsType => Object.hasOwn(FINDERS, csType)

/** Returns the widget of a kind once its script has run; null if it is not available. */
export const findWidget = (csType: CsType): ServiceWidget | null => FINDERS[csType]?.() ?? null

type Method = (...args: readonly unknown[]) => void

/** Returns a method of a third-party global after checking its type; null if it is missing. */
const methodOf = (owner: string, name: string): Method | null => {
  const api: unknown = Reflect.get(window, owner)
  if ((typeof api !== 'object' && typeof api !== 'function') || api === null) return null
  const method: unknown = Reflect.get(api, name)
  if (typeof method !== 'function') return null
  return (...args) => {
    try {
      Reflect.apply(method, api, args)
    } catch {
      // The widget does not open, but the links still work.
    }
  }
}
