import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** What page, worker and gateway share with Node: requests, ports and channels of happy-dom do not fit each other. */
const OF_NODE = [
  ...['fetch', 'Request', 'Response', 'Headers', 'FormData', 'AbortController', 'AbortSignal'],
  ...['MessageChannel', 'MessagePort', 'BroadcastChannel'],
]

/** Frames stay empty, without an error. */
const SETTINGS = {
  disableCSSFileLoading: true,
  enableIframePageLoading: true,
  navigation: { disableChildFrameNavigation: true },
}

/** happy-dom's document, with Node's network and message types. */
// eslint-disable-next-line no-restricted-exports -- Vitest requires it
export default {
  name: 'app',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const own = OF_NODE.map((name) => [name, Reflect.get(global, name)] as const)
    const environment = await builtinEnvironments['happy-dom'].setup(global, {
      ...options,
      happyDOM: { url: 'https://m.example.com/m/home', settings: SETTINGS },
    })
    for (const [name, value] of own) Reflect.set(global, name, value)
    Reflect.set(global, 'isSecureContext', true) // as on https; happy-dom does not have it
    return environment
  },
} satisfies Environment
