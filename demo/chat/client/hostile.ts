/**
 * A compromised chat: it sends the app every message that the app must not trust, in every way that a frame can. It
 * also tries to escape from the frame, and reports when it has nothing left to try.
 */
const CLOSE = { type: 'close' }
const BAD_LINKS = [
  'javascript:window.top.hacked=1',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example/m/home',
  '/m\\@evil.example',
  '/m/../../evil',
  'https://user:pass@evil.example/',
  '',
]
const WRONG_SHAPES: readonly unknown[] = [
  null,
  undefined,
  'close',
  42,
  [],
  ['close'],
  {},
  { type: 'Close' },
  { type: ['close'] },
  { kind: 'close' },
  { data: CLOSE },
  { type: 'unread' },
  { type: 'unread', count: '7' },
  { type: 'unread', count: -1 },
  { type: 'unread', count: 1.5 },
  { type: 'unread', count: 1e9 },
  { type: 'unread', count: NaN },
  { type: 'unread', count: Infinity },
  { type: 'open' },
  { type: 'open', url: 7 },
  { type: 'open', url: { toString: 'javascript:alert(1)' } },
  { type: 'navigate', url: '/m/withdraw' },
  { type: 'session-over' },
  JSON.stringify(CLOSE),
  ...BAD_LINKS.map((url) => ({ type: 'open', url })),
]

const query = new URLSearchParams(location.search)

/** Runs each attempt separately: a blocked one must not stop the next. */
const attempt = (way: () => unknown): void => {
  try {
    way()
  } catch {
    // Expected.
  }
}

/** A nested frame, and one without an origin: the right message from the wrong window. */
const fromElsewhere = (src: string, sandbox?: string): void => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox)
  frame.src = src
  document.body.append(frame)
}

if (query.has('inner')) {
  top?.postMessage(CLOSE, '*')
  top?.postMessage({ type: 'unread', count: 66 }, '*')
  top?.postMessage({ type: 'open', url: '/m/withdraw' }, '*')
} else if (query.has('elsewhere')) {
  // The right window, with an origin that the chat was not opened at.
  parent.postMessage(CLOSE, '*')
  parent.postMessage({ type: 'unread', count: 77 }, '*')
  parent.postMessage({ type: 'open', url: '/m/withdraw' }, '*')
  say('Nothing left to try')
} else {
  say('Trying')
  for (const shape of WRONG_SHAPES) attempt(() => parent.postMessage(shape, '*'))
  attempt(() => Reflect.set(top?.location ?? {}, 'href', 'https://evil.example/'))
  attempt(() => top?.location.replace('https://evil.example/'))
  attempt(() => open('https://evil.example/', '_top'))
  attempt(() => open('https://evil.example/', '_parent'))
  attempt(() => open('javascript:alert(1)', '_parent'))
  attempt(() => Reflect.set(parent.document, 'title', 'hacked'))
  attempt(() => parent.localStorage.clear())
  attempt(() => Reflect.get(parent, 'trustedTypes'))
  const link = document.createElement('a')
  link.href = 'https://evil.example/'
  link.target = '_top'
  document.body.append(link)
  attempt(() => link.click())
  fromElsewhere('/room?inner')
  fromElsewhere('/room?inner', 'allow-scripts')
  // Waits for the inner frames, then navigates to this machine's other name, which is another origin.
  setTimeout(() => {
    const other = location.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
    location.href = `${location.protocol}//${other}:${location.port}/room?elsewhere`
  }, 1_500)
}

function say(text: string): void {
  const line = document.createElement('p')
  line.textContent = text
  document.body.append(line)
}
