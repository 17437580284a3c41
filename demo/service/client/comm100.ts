import { makePanel } from './panel'

/**
 * Stand-in for Comm100's script: `Comm100API`, its visitor-side API, as far as a page opens it and identifies the
 * visitor.
 */
const LOAD_DELAY_MS = 400 // the real script is a loader: its API is ready later

const panel = makePanel('Comm100', '#0a7d55', () => undefined)

const textOf = (variables: unknown, name: string): string | undefined => {
  if (!Array.isArray(variables)) return undefined
  const found: unknown = variables.find(
    (each: unknown) => typeof each === 'object' && each !== null && Reflect.get(each, 'name') === name,
  )
  return typeof found === 'object' && found !== null ? String(Reflect.get(found, 'value')) : undefined
}

const define = (): void => {
  Object.assign(window, {
    Comm100API: {
      get: (type: string) => (type === 'livechat.button.status' ? 'online' : null),
      set: (type: string, value: unknown) => {
        if (type !== 'livechat.customVariable') return
        const name = textOf(value, 'name')
        const language = textOf(value, 'language')
        panel.setVisitor({ ...(name !== undefined && { name }), ...(language !== undefined && { language }) })
      },
      do: (action: string) => {
        if (action === 'livechat.button.click') panel.open()
        else if (action === 'livechat.chat.close') panel.close()
      },
      on: () => () => undefined,
    },
  })
}

setTimeout(define, LOAD_DELAY_MS)
