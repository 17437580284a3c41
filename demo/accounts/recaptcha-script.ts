/** URL of the challenge frame. */
export const RECAPTCHA_FRAME = 'https://www.google.com/recaptcha/api2/bframe'

/** The document of the challenge frame. */
export const RECAPTCHA_QUESTION = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Question</title>
<button onclick="parent.postMessage('recaptcha-solved', '*')">Verify</button></html>`

/**
 * Stand-in for https://www.google.com/recaptcha/api.js and enterprise.js, with widgets that accept every user as
 * human. A visible widget is a checkbox; an invisible one responds when it is executed.
 * @param isInDoubt makes an invisible widget show a challenge first. As with Google, the challenge is at the end of
 * the body, hidden at first and shown by its style. Verify completes it; a tap outside closes it without any event.
 */
export const recaptchaScript = (isInDoubt: boolean): string => `(() => {
  const widgets = []
  let tokens = 0
  const solve = (widget) => {
    tokens += 1
    widget.response = 'recaptcha-' + String(tokens)
    if (typeof widget.parameters.callback === 'function') widget.parameters.callback(widget.response)
  }
  const setStyle = (element, style) => Object.assign(element.style, style)
  const addQuestion = (widget) => {
    const whole = setQuestion(document.createElement('div'), false)
    const behind = document.createElement('div')
    setStyle(behind, { position: 'fixed', inset: '0', zIndex: '2000000000', background: '#fff', opacity: '0.5' })
    behind.onclick = () => setQuestion(whole, false)
    const middle = document.createElement('div')
    setStyle(middle, {
      position: 'absolute', left: '0', right: '0', width: '300px', height: '480px', margin: '0 auto',
      zIndex: '2000000000', border: '1px solid #ccc', background: '#fff', overflow: 'hidden',
    })
    const frame = document.createElement('iframe')
    frame.title = 'recaptcha challenge expires in two minutes'
    frame.src = '${RECAPTCHA_FRAME}?k=key'
    setStyle(frame, { width: '300px', height: '480px', border: '0' })
    middle.append(frame)
    whole.append(behind, middle)
    document.body.append(whole)
    addEventListener('message', ({ data, source }) => {
      if (source !== frame.contentWindow || data !== 'recaptcha-solved') return
      setQuestion(whole, false)
      solve(widget)
    })
    return whole
  }
  const setQuestion = (whole, isShown) => {
    setStyle(whole, {
      position: 'absolute', width: '100%', left: '0', right: '0', transition: 'visibility 0.3s, opacity 0.3s linear',
      visibility: isShown ? 'visible' : 'hidden',
      opacity: isShown ? '1' : '0',
      top: isShown ? String(scrollY + 10) + 'px' : '-10000px',
    })
    return whole
  }
  const render = (container, parameters = {}) => {
    const holder = typeof container === 'string' ? document.getElementById(container) : container
    if (holder.hasChildNodes()) throw new Error('reCAPTCHA has already been rendered in this element')
    const widget = { parameters, response: '', question: null }
    widgets.push(widget)
    if (${String(isInDoubt)} && parameters.size === 'invisible') widget.question = addQuestion(widget)
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
    return Promise.resolve().then(() => {
      const widget = widgetOf(id)
      if (widget.question) setQuestion(widget.question, true)
      else solve(widget)
    })
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
