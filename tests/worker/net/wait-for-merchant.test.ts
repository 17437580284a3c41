import { IDBFactory } from 'fake-indexeddb'
import { Dexie } from 'dexie'
import { expect, test, vi } from 'vitest'
import { LOCATION_ENDPOINT } from '#domain/contract/command-endpoints'
import { CONFIG_PATH, GAMES_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import type { Signal } from '#domain/port'
import { createWorkerApp } from '#worker/create-worker'
import { fill } from '../support/content'
import { envelope, FakeGateway } from '../support/fake-gateway'
import { FACTS } from '../support/session-rig'
import { ALONE } from '../support/worker-environment'

const MISSING = { success: false, errorCode: 'merchant.missing', message: 'merchant.missing' }

const LOCATION = { countryCode: 'PH', ip: '1.2.3.4' }
const OF_THE_HOST = { merchantCode: 'harbour' }

/** A first visit: the gateway rejects requests without a merchant, and `naming` responds after the first location. */
const visitStrict = async (config: object | null, naming: string) => {
  const gateway = new FakeGateway()
  fill(gateway)
  gateway.set(LOCATION_ENDPOINT, LOCATION)
  gateway.set(STATUS_ENDPOINT, OF_THE_HOST)
  let openGate: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (openGate = resolve))
  for (const [path, answer] of [...gateway.answers]) {
    const value = 'value' in answer ? answer.value : null
    gateway.respond(path, async () => {
      const headers = gateway.requests.filter((request) => request.path === path).at(-1)?.headers
      if (path === LOCATION_ENDPOINT) openGate()
      if (path === naming) await gate
      const isTaken = headers?.has('Merchant') === true || path === naming
      return isTaken ? envelope(value) : Response.json(MISSING, { status: 400 })
    })
  }
  if (config)
    gateway.respond(CONFIG_PATH, async () => {
      await gate
      return Response.json(config)
    })
  vi.stubGlobal('fetch', gateway.fetch)
  vi.stubGlobal('BroadcastChannel', undefined) // the worker of an earlier test is still running, and would announce its merchant
  Dexie.dependencies.indexedDB = new IDBFactory()
  const worker = createWorkerApp(ALONE)
  const signals: Signal[] = []
  await worker.handshake({ ...FACTS, merchant: '', session: null }, (signal) => signals.push(signal))
  const shown = () => signals.filter(({ type }) => type === 'failure' || type === 'status-trouble')
  return { gateway, worker, shown }
}

test('NET-01 a request rejected for a missing merchant is retried once with the one of config.json, where status is rejected too', async () => {
  const { gateway, worker, shown } = await visitStrict({ merchant: 'lagoon' }, '')
  expect(await worker.fetchVisitorLocation()).toMatchObject({ ok: true, value: LOCATION })
  expect(gateway.received('Merchant', LOCATION_ENDPOINT)).toEqual([null, 'lagoon'])
  await expect.poll(() => gateway.received('Merchant', GAMES_ENDPOINT).slice(0, 2)).toEqual([null, 'lagoon'])
  expect(shown()).toEqual([])
})

test('NET-01 if no merchant is found a refresh ends at once, and still no error is shown', async () => {
  const { worker, shown } = await visitStrict(null, '')
  const result = await worker.refresh()
  expect(result).toMatchObject({ ok: false, error: { code: 'merchant.missing' } })
  expect(shown()).toEqual([])
})
