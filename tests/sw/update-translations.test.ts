import { expect, test } from 'vitest'
import {
  APP,
  BODIES,
  CURRENT,
  DOCUMENT,
  LIST,
  fetched,
  get,
  listOf,
  served,
  storeOlder,
  text,
  worker,
} from './support/build-two'

const OLD = {
  'assets/*/locale-EN-first.js': 'start',
  'assets/*/locale-EN-rest.js': 'more',
  'assets/*/locale-HI-first.js': 'shuru',
  'assets/*/locale-TH-first.js': 'roem',
  'assets/*/locale-TH-rest.js': 'ik',
}
const NEW = { ...OLD, 'assets/*/locale-HI-first.js': 'shuru 2', 'assets/*/locale-TH-first.js': 'roem 2' }
const pathOf = (name: string): string => `/m/${name.replace('*', 'two')}`
const [EN, , HI, TH, TH_REST] = Object.keys(NEW).map(pathOf)

/** Serves the build `two` with these translations. */
const serve = (translations: Readonly<Record<string, string>>): void => {
  const list = listOf(['document-*.html', 'assets/*/app.js'], {
    'document-*.html': BODIES[DOCUMENT],
    'assets/*/app.js': BODIES[APP],
    ...translations,
  })
  worker.network.set(LIST, served(list, 'application/json'))
  for (const [name, body] of Object.entries(translations)) worker.network.set(pathOf(name), served(body))
}

test('OFF-02 LNG-04 an update fetches changed translations of the languages that the player has used', async () => {
  serve(NEW)
  await storeOlder('zero', OLD, { 'assets/*/locale-EN-first.js': 'start' })
  await storeOlder('one', OLD, {
    'assets/*/locale-TH-first.js': 'roem',
    'assets/*/locale-TH-rest.js': 'ik',
  })
  await worker.fire('install')
  expect(fetched().map(([path]) => path)).toEqual([LIST, DOCUMENT, APP, TH])
  expect(worker.caches.paths(CURRENT).sort()).toEqual([LIST, DOCUMENT, APP, EN, TH, TH_REST].sort())
  worker.network.clear()
  expect(await text(get(String(TH)))).toBe('roem 2')
  expect((await get(String(HI)))?.type).toBe('error')
})

test('LNG-04 the texts of later screens are fetched too: screens of the shell need them', async () => {
  serve({ ...NEW, 'assets/*/locale-TH-rest.js': 'ik 2' })
  await storeOlder('one', { 'assets/*/locale-TH-rest.js': 'ik' })
  await worker.fire('install')
  expect(fetched().at(-1)?.[0]).toBe(TH_REST)
  expect(await text(get(String(TH_REST)))).toBe('ik 2')
})

test('R-08 LNG-04 an installation fails without the changed translations, and a language that is gone is skipped', async () => {
  serve(NEW)
  await storeOlder('one', { 'assets/*/locale-TH-first.js': 'roem', 'assets/*/locale-XX-first.js': 'x' })
  worker.network.set(String(TH), () => new Response('', { status: 404 }))
  await expect(worker.fire('install')).rejects.toThrow(`404 for ${String(TH)}`)
  serve(NEW)
  await worker.fire('install')
  expect(worker.caches.paths(CURRENT)).toEqual([LIST, DOCUMENT, APP, TH])
})

test('LNG-04 a first installation fetches no translations', async () => {
  serve(NEW)
  await worker.fire('install')
  expect(worker.caches.paths(CURRENT)).toEqual([LIST, DOCUMENT, APP])
})
