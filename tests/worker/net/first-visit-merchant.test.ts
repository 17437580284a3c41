import { expect, test } from 'vitest'
import { LOCATION_ENDPOINT } from '#domain/contract/command-endpoints'
import { BANNERS_ENDPOINT, CONFIG_PATH, GAMES_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { envelope } from '../support/fake-gateway'
import { ofType, persisted, seeGames, tabs, useTabs } from '../support/session-rig'
import { wireGames } from '../support/wire-responses'

useTabs()

const LOCATION = { countryCode: 'PH', ip: '1.2.3.4' }

/** A first visit: the gateway rejects requests without a merchant, and config.json arrives after the first location. */
const visitStrict = async (config: object | null) => {
  tabs.gateway.set(LOCATION_ENDPOINT, LOCATION)
  const answers = [...tabs.gateway.answers]
  if (config) tabs.gateway.respond(CONFIG_PATH, () => Response.json(config))
  const open = config ? tabs.gateway.hold(CONFIG_PATH) : () => undefined
  for (const [path, answer] of answers) {
    const value = 'value' in answer ? answer.value : null
    tabs.gateway.respond(path, () => {
      if (path === LOCATION_ENDPOINT) open()
      const isNamed = tabs.lastHeaders(path)?.has('Merchant') === true
      const missing = { success: false, errorCode: 'merchant.missing', message: 'merchant.missing' }
      return isNamed ? envelope(value) : Response.json(missing, { status: 400 })
    })
  }
  const { worker, signals } = await tabs.open({ merchant: '' })
  const shown = () => [...ofType(signals, 'failure'), ...ofType(signals, 'status-trouble')]
  return { worker, shown }
}

test('NET-01 a request rejected for a missing merchant is retried once with the one of config.json, where status is rejected too', async () => {
  const { worker, shown } = await visitStrict({ merchant: 'lagoon' })
  expect(await worker.fetchVisitorLocation()).toMatchObject({ ok: true, value: LOCATION })
  const received = (path: string) => tabs.gateway.received('Merchant', path).slice(0, 2)
  expect(received(LOCATION_ENDPOINT)).toEqual([null, 'lagoon'])
  await expect.poll(() => received(GAMES_ENDPOINT)).toEqual([null, 'lagoon'])
  expect(shown()).toEqual([])
})

test('NET-01 if no merchant is found a refresh ends at once, and still no error is shown', async () => {
  const { worker, shown } = await visitStrict(null)
  expect(await worker.refresh()).toMatchObject({ ok: false, error: { code: 'merchant.missing' } })
  expect(shown()).toEqual([])
})

test('NET-01 paths replaced by config.json are fetched again, and used at once on the next visit', async () => {
  tabs.gateway.respond(CONFIG_PATH, () => Response.json({ paths: { [GAMES_ENDPOINT]: '/own/games' } }))
  tabs.gateway.set('/own/games', wireGames(3))
  await tabs.open({ merchant: '' })
  await seeGames(3)
  // A request of the first sync may have used the new path before the file was stored.
  await expect.poll(() => tabs.reader.cache.table('config').count()).toBe(1)
  // By its language, because a request of the first tab may still be on its way.
  await tabs.open({ language: 'CN' })
  const languages = (path: string) => tabs.gateway.received('Language', path)
  await expect.poll(() => languages('/own/games')).toContain('CN')
  expect(languages(GAMES_ENDPOINT)).not.toContain('CN')
})

test('NET-01 on a later visit config.json does not replace the merchant, and NET-10 a failed sync shows no dialog', async () => {
  tabs.gateway.respond(CONFIG_PATH, () => Response.json({ merchant: 'lagoon' }))
  tabs.refuse(BANNERS_ENDPOINT, 'feature.off')
  const { worker, signals } = await tabs.open()
  await expect.poll(() => tabs.reader.cache.table('config').count()).toBe(1)
  expect(await worker.refresh()).toMatchObject({ ok: false, error: { code: 'feature.off' } })
  expect(persisted(signals, 'merchant')).toBeUndefined()
  expect(tabs.gateway.received('Merchant')).not.toContain('lagoon')
  expect(ofType(signals, 'failure')).toEqual([])
})

test.each([
  ['even after status, which goes by the host', CONFIG_PATH, ['harbour', 'lagoon']],
  ['also if status, requested earlier, responds later', STATUS_ENDPOINT, ['lagoon', 'harbour', 'lagoon']],
] as const)('NET-01 on a first visit config.json names the merchant, %s', async (_when, delayed, named) => {
  const answers = {
    [CONFIG_PATH]: () => Response.json({ merchant: 'lagoon' }),
    [STATUS_ENDPOINT]: () => envelope({ merchantCode: 'harbour', ip: '1.2.3.4' }),
  }
  for (const [path, answer] of Object.entries(answers)) tabs.gateway.respond(path, answer)
  const open = tabs.gateway.hold(delayed)
  const { signals } = await tabs.open({ merchant: '' })
  await expect.poll(() => persisted(signals, 'merchant')).toBe(named[0])
  open()
  const merchants = (): readonly string[] =>
    signals
      .flatMap((signal) => (signal.type === 'persist' && signal.key === 'merchant' ? [signal.value] : []))
      .filter((name, index, names) => name !== names[index - 1])
  await expect.poll(() => merchants().slice(0, named.length)).toEqual(named)
  await expect.poll(() => tabs.gateway.received('Merchant')).toContain('lagoon')
})
