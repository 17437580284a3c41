/**
 * Stands in for https://www.google.com/recaptcha/api.js and enterprise.js: widgets that find everybody human. A visible
 * one is a checkbox; an invisible one answers when it is executed.
 */
export const RECAPTCHA = `(() => {
  const widgets = []
  let tokens = 0
  const solve = (widget) => {
    tokens += 1
    widget.response = 'recaptcha-' + String(tokens)
    if (typeof widget.parameters.callback === 'function') widget.parameters.callback(widget.response)
  }
  const render = (container, parameters = {}) => {
    const holder = typeof container === 'string' ? document.getElementById(container) : container
    if (holder.hasChildNodes()) throw new Error('reCAPTCHA has already been rendered in this element')
    const widget = { parameters, response: '' }
    widgets.push(widget)
    if (parameters.size !== 'invisible') {
      const box = document.createElement('input')
      box.type = 'checkbox'
      box.setAttribute('aria-label', "I'm not a robot")
      box.onchange = () => solve(widget)
      holder.append(box)
    }
    return widgets.length - 1
  }
  const widgetOf = (id = 0) => {
    const widget = widgets[id]
    if (!widget) throw new Error('Invalid reCAPTCHA client id: ' + String(id))
    return widget
  }
  const execute = (id) => {
    // A site's key, of the score that has no widget.
    if (typeof id === 'string') return Promise.resolve('recaptcha-score')
    return Promise.resolve().then(() => solve(widgetOf(id)))
  }
  const recaptcha = {
    render,
    execute,
    ready: (callback) => void Promise.resolve().then(callback),
    getResponse: (id) => widgetOf(id).response,
    reset: (id) => {
      widgetOf(id).response = ''
    },
  }
  window.grecaptcha = { ...recaptcha, enterprise: recaptcha }
  const onload = new URL(document.currentScript.src).searchParams.get('onload')
  if (onload !== null) setTimeout(() => window[onload]())
})()
`
