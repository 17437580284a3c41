import type { PixelCall } from '#gateway/tracking/pixel-call'

/**
 * Stand-ins for the providers' scripts: each takes over its provider's queue in the page, as the real one does, and says
 * what it is told to this gateway. Tests give them in place of the real addresses.
 */
export const PIXEL_SCRIPTS: Readonly<Record<PixelCall['pixel'], string>> = {
  facebook: standIn(
    'facebook',
    `const { fbq } = window
  let id = ''
  const take = (...told) => {
    if (told[0] === 'init') id = told[1]
    say(id, told)
  }
  fbq.callMethod = take
  for (const told of fbq.queue.splice(0)) take(...told)`,
  ),
  google: standIn(
    'google',
    `const id = new URL(document.currentScript.src).searchParams.get('id')
  const { dataLayer } = window
  const take = (told) => {
    // A list is data for tags; only what gtag() was called with is a command.
    if (Object.prototype.toString.call(told) === '[object Arguments]') say(id, [...told])
  }
  dataLayer.push = (...many) => many.forEach(take)
  for (const told of dataLayer.splice(0)) take(told)`,
  ),
  tiktok: standIn('tiktok', listStandIn('ttq')),
  kwai: standIn('kwai', listStandIn('kwaiq')),
}

function standIn(pixel: PixelCall['pixel'], body: string): string {
  return `(() => {
  const say = (id, told) =>
    void fetch('/pixels', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ pixel: '${pixel}', id, told }),
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
  const take = (method, ...told) => say(id, [method, ...told])
  window.${name} = Object.fromEntries(
    ['page', 'track', 'identify'].map((method) => [method, (...told) => take(method, ...told)]),
  )
  for (const told of waiting.splice(0)) take(...told)`
}
