import { beforeEach, expect, test, vi } from 'vitest'
import { APP_TEMPLATE_ID, SNAPSHOT_ID } from '#domain/lobby/snapshot'
import { FakeCaches } from './support/fake-service-worker'

vi.hoisted(() => Object.assign(globalThis, { mcBuild: { id: 'b2', list: '' } }))
const { deleteSnapshot, findSnapshot, saveSnapshot, deleteOldSnapshots } = await import('../../sw/snapshot')

const scriptOf = (file: string) => `<script type="module" crossorigin src="/m/assets/${file}"></script>`
const SCRIPTS = scriptOf('react-1.js') + scriptOf('index-1.js')
const STYLE = '<link rel="stylesheet" crossorigin href="/m/assets/index-1.css">'
const PRELOAD = '<link rel="modulepreload" crossorigin href="/m/assets/index-1.js">'
const SHELL = `<!doctype html><head><script>boot()</script>${PRELOAD}${SCRIPTS}</head><body>
<template id="${SNAPSHOT_ID}"></template><script>show()</script><div id="root"></div>
${STYLE}</body>`

const HOME = new URL('https://play.example/m/home')
const message = {
  type: 'snapshot',
  build: 'b2',
  key: '["b2"]',
  markup: '<div class="a">$& $1</div>',
} as const

let storage: FakeCaches

const shell = (html = SHELL, headers: Record<string, string> = {}) =>
  vi.fn(() => Promise.resolve<Response | undefined>(new Response(html, { headers })))

beforeEach(() => {
  storage = new FakeCaches()
  vi.stubGlobal('caches', storage)
  vi.stubGlobal('location', new URL('https://play.example/m/sw.js'))
})

const savedSnapshot = async (): Promise<string | undefined> => (await findSnapshot(HOME))?.text()

test('OFF-02 the document has the last home screen and the application’s scripts inert, with the style before them', async () => {
  await saveSnapshot(message, shell())
  expect(await savedSnapshot()).toBe(
    `<!doctype html><head><script>boot()</script>${PRELOAD}` +
      `<link rel="modulepreload" crossorigin href="/m/assets/react-1.js">` +
      `<link rel="modulepreload" crossorigin href="/m/assets/index-1.js"></head><body>\n${STYLE}` +
      `<template id="${APP_TEMPLATE_ID}">${SCRIPTS}</template>` +
      `<template id="${SNAPSHOT_ID}" data-key="[&#34;b2&#34;]">${message.markup}</template>` +
      `<script>show()</script><div id="root"></div>\n</body>`,
  )
})

test('DEP-03 keeps the shell’s policy, and drops headers about the shell’s own bytes', async () => {
  const policy = "script-src 'sha256-a'; require-trusted-types-for 'script'"
  const headers = {
    'content-security-policy': policy,
    'content-encoding': 'br',
    'content-length': '7',
    etag: '"e"',
    'content-type': 'text/html',
    'referrer-policy': 'strict-origin-when-cross-origin',
  }
  await saveSnapshot(message, shell(SHELL, headers))
  const response = await findSnapshot(HOME)
  expect(Object.fromEntries(response?.headers ?? [])).toEqual({
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

test.each([
  ...['/m/', '/m/home', '/m/index', '/m/index.html', '/m/home?r=F7&utm_source=x'].map((to) => [to, true]),
  ...['/m/game', '/m/login', '/m/trial?gameId=1'].map((to) => [to, false]),
  ...['tab=RNG', 'search=', 'vendor=A'].map((query) => [`/m/home?${query}`, false]),
] as const)('OFF-02 the last home screen is used for %s: %s', async (address, isUsed) => {
  await saveSnapshot(message, shell())
  expect((await findSnapshot(new URL(String(address), HOME))) !== undefined).toBe(isUsed)
})

test('R-09 no snapshot is saved from a page that runs another build', async () => {
  await saveSnapshot({ ...message, build: 'b1' }, shell())
  expect(await savedSnapshot()).toBeUndefined()
})

test.each([
  undefined,
  '<body></body>',
  SHELL.replace(SCRIPTS, ''),
  SHELL + `<template id="${SNAPSHOT_ID}"></template>`,
])('R-08 no snapshot is kept if the shell is missing or has no place for it: %j', async (html) => {
  await saveSnapshot(message, shell())
  await saveSnapshot(message, () => Promise.resolve(html === undefined ? undefined : new Response(html)))
  expect(await savedSnapshot()).toBeUndefined()
})

test('R-15 no snapshot is left after it was deleted, even while one is being saved', async () => {
  let answer: (response: Response) => void = () => undefined
  const slow = () => new Promise<Response>((resolve) => (answer = resolve))
  const saving = saveSnapshot(message, slow)
  const dropping = deleteSnapshot()
  await Promise.resolve()
  await Promise.resolve()
  answer(new Response(SHELL))
  await Promise.all([saving, dropping])
  expect(await savedSnapshot()).toBeUndefined()
  expect(await storage.keys()).toEqual([])
})

test('R-07 if the cache cannot be read or written: the shell is used', async () => {
  vi.stubGlobal('caches', {
    open: () => Promise.reject(new Error('quota')),
    delete: () => Promise.resolve(false),
    match: () => Promise.reject(new Error('gone')),
  })
  await expect(saveSnapshot(message, shell())).resolves.not.toThrow()
  expect(await savedSnapshot()).toBeUndefined()
})

test('R-09 snapshots of earlier builds are deleted once this one has taken over', async () => {
  await saveSnapshot(message, shell())
  storage.stored.set('mc-snapshot-b1', new Map())
  storage.stored.set('mc-images', new Map())
  await deleteOldSnapshots()
  expect((await storage.keys()).sort()).toEqual(['mc-images', 'mc-snapshot-b2'])
})
