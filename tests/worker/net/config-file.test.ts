import { expect, test, vi } from 'vitest'
import { CONFIG_PATH, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { ConfigLoader } from '#worker/net/config-file'
import { rig, useSyncRig } from '../support/sync-rig'

const GOOD = {
  merchant: 'lagoon',
  title: 'Lagoon',
  paths: { [STATUS_ENDPOINT]: '/moved' },
  images: [{ from: 'https://cdn.example/', to: 'https://cdn.example/{path}?w={w}' }],
  domains: ['a.example', 'b.example'],
}

useSyncRig(() => vi.stubGlobal('fetch', rig.gateway.fetch))

const read = async (json: unknown, file = new ConfigLoader()) => {
  const text = typeof json === 'string' ? json : JSON.stringify(json)
  rig.gateway.respond(CONFIG_PATH, () => new Response(text))
  await file.refresh(rig.store, rig.context.epoch() ?? 0)
  return file.current
}

test.each([
  [{ domains: 'a' }, { domains: [] }],
  [{ domains: ['a.example', 5, null, 'b.example'] }, {}],
  [{ title: 5 }, { title: '' }],
  [{ title: null, scriptHosts: {} }, { title: '' }],
  [{ paths: { [STATUS_ENDPOINT]: '/moved', '/other': 'games', '/third': 5, '/fourth': '' } }, {}],
  [
    {
      paths: {
        [STATUS_ENDPOINT]: '/moved',
        '/a': '//evil.example/a',
        '/b': '/\\evil.example',
        '/c': '/\t/evil.example',
      },
    },
    {},
  ],
  [{ paths: { [STATUS_ENDPOINT]: '/moved', '/a': '/b?c=1', '/b': '/c#d' } }, {}],
  [{ paths: 'x' }, { paths: {} }],
  [{ images: [{ from: 'https://x.example/' }, { from: 5, to: 6 }, [], ['a', 'b'], ...GOOD.images, 5] }, {}],
])('DEP-01 of a config.json with %j only the invalid part is dropped', async (fields, taken) => {
  expect(await read({ ...GOOD, ...fields })).toEqual({ ...GOOD, ...taken })
  const next = new ConfigLoader()
  await next.restore(rig.store)
  expect(next.current).toEqual({ ...GOOD, ...taken })
})

test('R-05 DEP-01 a config.json that arrives while the database is lost is used, and fails nothing', async () => {
  const file = new ConfigLoader()
  rig.databases.cache.close()
  await expect(read(GOOD, file)).resolves.toEqual(GOOD)
})

test('DEP-01 the title and the rules for images are sent to the page with each file, also if there are none', async () => {
  const [sendRules, sendTitle] = [vi.fn(), vi.fn()]
  const file = new ConfigLoader({ sendRules, sendTitle })
  await read({}, file)
  await read(GOOD, file)
  expect(sendTitle).toHaveBeenLastCalledWith('Lagoon')
  await read({ images: [] }, file)
  expect(sendRules.mock.calls).toEqual([['[]'], [JSON.stringify(GOOD.images)], ['[]']])
})

test.each([[{ ...GOOD, merchant: 5 }], ['"x"'], ['<!doctype html>'], [null]])(
  'R-02 %j as config.json changes nothing',
  async (json) => {
    const file = new ConfigLoader()
    await read(GOOD, file)
    expect(await read(json, file)).toEqual(GOOD)
  },
)
