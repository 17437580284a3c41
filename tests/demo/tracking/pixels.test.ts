import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runGateway, type RunningGateway } from '../../gateway/support/running-gateway'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway()
})
afterAll(() => gateway.close())

test.each(['facebook', 'google', 'tiktok', 'kwai'])(
  'TRK-03 DEP-04 %s is a script that runs',
  async (pixel) => {
    const answer = await gateway.get(`/pixels/${pixel}.js`)
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=UTF-8')
    const text = await answer.text()
    expect(text).not.toMatch(/innerHTML|\beval\b|new Function/)
    const args: unknown[] = []
    const queue = { _i: { id: [] }, splice: () => [['page']] }
    const window = { fbq: { queue: [['init', 'id']] }, dataLayer: [], ttq: queue, kwaiq: queue }
    const fetch = (_path: string, { body }: { readonly body: string }) => {
      args.push(JSON.parse(body))
      return Promise.resolve()
    }
    const document = { currentScript: { src: 'https://provider.example/x.js?id=id&sdkid=id' } }
    runInNewContext(text, { window, fetch, document, URL })
    expect(args).toEqual(
      pixel === 'google' ? [] : [{ pixel, id: 'id', args: pixel === 'facebook' ? ['init', 'id'] : ['page'] }],
    )
  },
)

test('TRK-03 DEP-04 rejects an invalid call', async () => {
  const post = (body: unknown) =>
    fetch(`${gateway.origin}/pixels`, { method: 'POST', body: JSON.stringify(body) })
  expect((await post({ pixel: 'other', id: '1', args: [] })).status).toBe(400)
  expect((await post({ pixel: 'kwai', id: '1', args: ['page'] })).status).toBe(200)
})
