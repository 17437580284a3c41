import { IDBFactory } from 'fake-indexeddb'
import { Dexie } from 'dexie'
import { expect, test, vi } from 'vitest'
import { CONFIG_PATH } from '#domain/constants/endpoints'
import { createWorker } from '#worker/create-worker'
import { fill } from './support/content'
import { FakeGateway } from './support/fake-gateway'
import { FACTS } from './support/session-rig'

test('NET-01 on a first visit config.json names the merchant, also after status, which goes by the host', async () => {
  const gateway = new FakeGateway()
  fill(gateway)
  let heardStatus: () => void = () => undefined
  const merchantOfStatus = new Promise<void>((resolve) => (heardStatus = resolve))
  gateway.respond(CONFIG_PATH, async () => {
    await merchantOfStatus
    return Response.json({ merchant: 'lagoon' })
  })
  vi.stubGlobal('fetch', gateway.fetch)
  Dexie.dependencies.indexedDB = new IDBFactory()
  const worker = createWorker({
    origin: 'https://m.example.com',
    userAgent: 'Mozilla/5.0',
    locks: undefined,
    hasLink: () => true,
    onLink: () => undefined,
  })
  const merchants: string[] = []
  await worker.handshake({ ...FACTS, merchant: '', session: null }, (signal) => {
    if (signal.type !== 'persist' || signal.key !== 'merchant') return
    merchants.push(signal.value)
    heardStatus()
  })
  await expect.poll(() => gateway.heard('Merchant'), { timeout: 5_000 }).toContain('lagoon')
  expect(merchants.slice(0, 2)).toEqual(['harbour', 'lagoon'])
})
