// A worker calls its global scope `self`; Node does not. What runs there must find it, and must find no `window`.
if (!('self' in globalThis))
  Object.defineProperty(globalThis, 'self', { value: globalThis, configurable: true })
