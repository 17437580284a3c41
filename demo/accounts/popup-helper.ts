/**
 * Stand-in for https://apis.google.com/js/api.js, as far as Firebase uses it. It is one hidden frame with the
 * provider's helper page, which answers pings and forwards the result of a sign-in. Like the real one, it delivers
 * messages that arrived before a handler was registered, and swallows exceptions of callbacks.
 */
export const POPUP_HELPER = `(() => {
  class Iframe {
    constructor({ where, url, attributes = {} }) {
      this.element = document.createElement('iframe')
      this.handlers = new Map()
      this.heard = []
      this.ready = new Promise((resolve) => {
        this.isReady = resolve
      })
      const { style = {}, ...others } = attributes
      Object.assign(this.element.style, style)
      for (const [name, value] of Object.entries(others)) this.element.setAttribute(name, value)
      this.element.src = url
      where.append(this.element)
    }
    restyle() {
      return Promise.resolve()
    }
    ping(callback) {
      return this.ready.then(callback)
    }
    register(type, handler) {
      this.handlers.set(type, handler)
      for (const message of this.heard.splice(0)) this.hear(message)
    }
    hear(message) {
      const handler = this.handlers.get(message.type)
      if (handler) handler(message)
      else this.heard.push(message)
    }
    send(type, _message, callback) {
      if (type !== 'webStorageSupport') return
      void Promise.resolve()
        .then(() => callback([{ status: 'ACK', webStorageSupport: true }]))
        .catch(() => undefined)
    }
  }
  const opened = []
  window.addEventListener('message', ({ source, data }) => {
    const frame = opened.find(({ element }) => element.contentWindow === source)
    if (!frame || typeof data !== 'object' || data === null) return
    if (data.type === 'ready') frame.isReady()
    else frame.hear(data)
  })
  const context = {
    open(options, begin) {
      const frame = new Iframe(options)
      opened.push(frame)
      return begin(frame)
    },
  }
  window.gapi = {
    load: (_names, { callback }) => callback(),
    iframes: { Iframe, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: () => true },
  }
  const onload = new URL(document.currentScript.src).searchParams.get('onload')
  if (onload !== null) window[onload]()
})()
`
