import { expect, test } from 'vitest'
import { ASSET_MANIFESTS, versionId } from '#domain/updates/version'
import { tabs, useTabs } from '../support/session-rig'

useTabs()

const [OURS, OTHERS] = ASSET_MANIFESTS
const RUNNING = '/m/assets/index-1.js'

const serve = (path: string, ...files: readonly string[]): void =>
  tabs.gateway.respond(path, () =>
    Response.json({ files: Object.fromEntries(files.map((file) => [file, file])) }),
  )

const memory = async (): Promise<unknown[]> => {
  const rows = await tabs.reader.user
    .table('counters')
    .bulkGet(ASSET_MANIFESTS.map((path) => ['harbour', versionId(path)]))
  return rows.map((row: { mark: string; count: number } | undefined) => row && [row.mark, row.count])
}

const open = async () => {
  serve(OURS, RUNNING)
  serve(OTHERS, '/mobile/mc/a.js')
  const { worker } = await tabs.open()
  return () => worker.checkForNewBuild(RUNNING)
}

test('UPD-01 UPD-02 both manifests are fetched past every cache, without the headers of a call, and stored separately', async () => {
  const check = await open()
  expect(await check()).toMatchObject({ ok: true })
  const asked = tabs.gateway.requests.filter(({ path }) => path.endsWith('asset-manifest.json'))
  expect(asked.map(({ url }) => url).sort()).toEqual([
    expect.stringMatching(/^\/m\/asset-manifest\.json\?t=\d{13}$/),
    expect.stringMatching(/^\/mobile\/mc\/asset-manifest\.json\?t=\d{13}$/),
  ])
  for (const { headers } of asked) expect([...headers.keys()]).toEqual([])
  const [ours, others] = await memory()
  expect(ours).toEqual([expect.stringMatching(/\w+/), 0])
  expect(others).not.toEqual(ours)
  // A change in either counts.
  serve(OTHERS, '/mobile/mc/b.js')
  await check()
  expect(await memory()).toEqual([ours, [expect.anything(), 1]])
  serve(OURS, '/m/assets/index-2.js')
  await check()
  await check()
  const changed = [expect.anything(), 1]
  expect(await memory()).toEqual([changed, changed])
})

test.each([
  ['is refused', () => new Response('{"files":{}}', { status: 503 })],
  ['is cut short', () => new Response('{"files":{"a":')],
  ['is another thing', () => Response.json({ success: true, value: null })],
  ['names no addresses', () => Response.json({ files: { a: 1 } })],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('UPD-02 a manifest that %s keeps its previous digest', async (_how, response) => {
  const check = await open()
  await check()
  const before = await memory()
  tabs.gateway.respond(OURS, response)
  expect(await check()).toMatchObject({ ok: true })
  expect(await memory()).toEqual(before)
})
