import { IDBFactory } from 'fake-indexeddb'
import { Dexie } from 'dexie'
import { expect, test, vi } from 'vitest'
import { CONFIG_PATH, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { createWorkerApp } from '#worker/create-worker'
import { fill } from '../support/content'
import { envelope, FakeGateway } from '../support/fake-gateway'
import { FACTS } from '../support/session-rig'
import { ALONE } from '../support/worker-environment'

const OF_THE_HOST = {
  merchantCode: 'harbour',
  maintenance: false,
  maintenanceEnd: null,
  regionRestriction: false,
  ip: '1.2.3.4',
}

/** A first visit on which `late` responds after the other one has named its merchant. */
const visit = async (delayed: typeof CONFIG_PATH | typeof STATUS_ENDPOINT) => {
  const gateway = new FakeGateway()
  fill(gateway)
  let resolveNamed: () => void = () => undefined
  const named = new Promise<void>((resolve) => (resolveNamed = resolve))
  const say = (path: string, answer: () => Response): void => {
    gateway.respond(path, async () => {
      if (path === delayed) await named
      return answer()
    })
  }
  say(CONFIG_PATH, () => Response.json({ merchant: 'lagoon' }))
  say(STATUS_ENDPOINT, () => envelope(OF_THE_HOST))
  vi.stubGlobal('fetch', gateway.fetch)
  vi.stubGlobal('BroadcastChannel', undefined) // the worker of an earlier test is still running, and would announce its merchant
  Dexie.dependencies.indexedDB = new IDBFactory()
  const worker = createWorkerApp(ALONE)
  const merchants: string[] = []
  await worker.handshake({ ...FACTS, merchant: '', session: null }, (signal) => {
    if (signal.type !== 'persist' || signal.key !== 'merchant') return
    if (signal.value !== merchants.at(-1)) merchants.push(signal.value)
    resolveNamed()
  })
  return { gateway, merchants }
}

test('NET-01 on a first visit config.json names the merchant, even after status, which goes by the host', async () => {
  const { gateway, merchants } = await visit(CONFIG_PATH)
  await expect.poll(() => gateway.received('Merchant'), { timeout: 5_000 }).toContain('lagoon')
  expect(merchants.slice(0, 2)).toEqual(['harbour', 'lagoon'])
})

test('NET-01 it names the merchant also if status, requested earlier, responds later', async () => {
  const { merchants } = await visit(STATUS_ENDPOINT)
  await expect.poll(() => merchants.slice(0, 3), { timeout: 5_000 }).toEqual(['lagoon', 'harbour', 'lagoon'])
})
