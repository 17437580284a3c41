import { makePanel } from './panel'

/**
 * Stand-in for LiveChat's script: `LiveChatWidget`, version 2 of its API, as far as a page opens it and identifies
 * the visitor.
 */
type Listener = (data: unknown) => void

const listeners = new Map<string, Set<Listener>>()
const panel = makePanel('LiveChat', '#1f6feb', () =>
  emit('visibility_changed', { visibility: panel.isOpen() ? 'maximized' : 'minimized' }),
)

const emit = (name: string, data: unknown): void => listeners.get(name)?.forEach((listener) => listener(data))

const on = (name: string, listener: Listener): void => {
  listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
}

Object.assign(window, {
  LiveChatWidget: {
    _q: [],
    _v: '2.0',
    on,
    off: (name: string, listener: Listener) => listeners.get(name)?.delete(listener),
    get: (name: string) =>
      name === 'state'
        ? { availability: 'online', visibility: panel.isOpen() ? 'maximized' : 'minimized' }
        : null,
    call: (name: string, value?: unknown) => {
      if (name === 'maximize') panel.open()
      else if (name === 'minimize' || name === 'hide') panel.close()
      else if (name === 'set_customer_name') panel.setVisitor({ name: String(value) })
      else if (name === 'set_session_variables' && typeof value === 'object' && value !== null)
        panel.setVisitor({ language: String(Reflect.get(value, 'language')) })
    },
  },
})
