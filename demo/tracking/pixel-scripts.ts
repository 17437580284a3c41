import type { PixelCall } from '#gateway/tracking/pixel-call'

/**
 * Stand-ins for the providers' scripts. Each takes over its provider's queue in the page, as the real one does, and
 * reports the calls to this gateway. Tests serve them in place of the real URLs.
 */
export const PIXEL_SCRIPTS: Readonly<Record<PixelCall['pixel'], string>> = {
  facebook: standIn(
    'facebook',
    `const { fbq } = window
  let id = ''
  const take = (...args) => {
    if (args[0] === 'init') id = args[1]
    say(id, args)
  }
  fbq.callMethod = take
  for (const args of fbq.queue.splice(0)) take(...args)`,
  ),
  google: standIn(
    'google',
    `const id = new URL(document.currentScript.src).searchParams.get('id')
  const { dataLayer } = window
  const take = (args) => {
    // A list is data for tags; only what gtag() was called with is a command.
    if (Object.prototype.toString.call(args) === '[object Arguments]') say(id, [...args])
  }
  dataLayer.push = (...many) => many.forEach(take)
  for (const args of dataLayer.splice(0)) take(args)`,
  ),
  tiktok: standIn('tiktok', listStandIn('ttq')),
  kwai: standIn('kwai', listStandIn('kwaiq')),
}

function standIn(pixel: PixelCall['pixel'], body: string): string {
  return `(() => {
  const say = (id, args) =>
    void fetch('/pixels', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ pixel: '${pixel}', id, args }),
      keepalive: true,
    }).catch(() => undefined)
  ${body}
})()
`
}

function listStandIn(name: 'ttq' | 'kwaiq'): string {
  return `const id = new URL(document.currentScript.src).searchParams.get('sdkid')
  const waiting = window.${name}
  if (!waiting._i[id]) return
  const take = (method, ...args) => say(id, [method, ...args])
  window.${name} = Object.fromEntries(
    ['page', 'track', 'identify'].map((method) => [method, (...args) => take(method, ...args)]),
  )
  for (const args of waiting.splice(0)) take(...args)`
}
