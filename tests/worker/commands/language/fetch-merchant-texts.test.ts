import { expect, test, vi } from 'vitest'
import { MAX_TEXTS_LENGTH } from '#domain/language/merchant-texts'
import { fetchMerchantTexts } from '#worker/commands/language/fetch-merchant-texts'
import { rig, useSyncRig } from '../../support/sync-rig'

const FILE = '/m/texts/EN.json'
const GOOD = '{"nav.home":"Lobby"}'

useSyncRig(() => vi.stubGlobal('fetch', rig.gateway.fetch))

const stored = async () => (await rig.store.get('config', 'texts.EN'))?.json

/** Fetches the file when the host answers like this. */
const fetchFrom = (answer: () => Response) => {
  rig.gateway.respond(FILE, answer)
  return fetchMerchantTexts(rig, 'EN', FILE)
}

test('DEP-01 a file is stored with its path, and once', async () => {
  expect(await fetchFrom(() => new Response(GOOD))).toEqual({ ok: true, value: null })
  expect(await rig.store.get('config', 'texts.EN')).toEqual({ id: 'texts.EN', path: FILE, json: GOOD })
  const write = vi.spyOn(rig.store, 'write')
  await fetchFrom(() => new Response(GOOD))
  expect(write).not.toHaveBeenCalled()
  await fetchFrom(() => new Response('{}'))
  expect(await stored()).toBe('{}')
})

test.each([
  ['a 404', () => new Response('{}', { status: 404 }), { kind: 'http', status: 404 }],
  ['a 503', () => new Response('{}', { status: 503 }), { kind: 'http', status: 503 }],
  ['a cut response', () => Response.error(), { kind: 'network', secure: true }],
  ['a list', () => new Response('[]'), null],
  ['a page', () => new Response('<!doctype html>'), null],
  ['a file that is too long', () => new Response(`{"a":"${'b'.repeat(MAX_TEXTS_LENGTH)}"}`), null],
])('DEP-01 R-02 %s leaves the last good file', async (_name, answer, error) => {
  await fetchFrom(() => new Response(GOOD))
  if (error?.kind === 'network') rig.gateway.isDown = true
  expect(await fetchFrom(answer)).toEqual(error ? { ok: false, error } : { ok: true, value: null })
  expect(await stored()).toBe(GOOD)
})

test('R-14 another host is never asked', async () => {
  expect(await fetchMerchantTexts(rig, 'EN', '//evil.example/EN.json')).toMatchObject({ ok: false })
  expect(rig.gateway.requests).toEqual([])
})
