import { beforeEach, expect, test, vi } from 'vitest'
import AES from 'crypto-js/aes'
import * as v from 'valibot'
import { settingsSchema } from '#domain/contract/settings/settings'
import type { TableChange } from '#domain/tables/memory-tables'
import { MemoryDatabase } from '#domain/tables/memory-tables'
import { createPageFactsStore } from '#worker/page-facts-store'
import { persistFallbackData } from '#worker/lines/persist-fallback-data'
import { createMemoryStore } from '#worker/store/memory-store'

const OWN = 'https://m.example.com'
const KEY = 'k3y-8chr'
const SALT_ALONE = 'U2FsdGVkX18BAgMEBQYHCA==' // `Salted__` and a salt, with nothing after it

const seal = (url: string, key = KEY): string => `${AES.encrypt(url, key).toString()}${key}`

const entry = (title: string, url: string, more: object = {}) => ({
  title,
  csType: 'LIVECHAT',
  csPosition: '1',
  labelIds: [],
  path: seal(url),
  ...more,
})

let tables: MemoryDatabase
let writes: (readonly TableChange[])[]

const persist = async (customerService: readonly unknown[]): Promise<void> => {
  const settings = v.parse(settingsSchema, { currency: 'PHP', customerService })
  tables.apply({ table: 'settings', puts: [{ merchant: 'harbour', ...settings }], deletes: [] })
  writes = []
  const store = createMemoryStore(tables, (changes) => writes.push(changes))
  const facts = createPageFactsStore()
  facts.update({ merchant: 'harbour' })
  await persistFallbackData({ store, facts, origin: OWN, epoch: () => undefined })
}

const services = () => tables.startingWith('services', ['harbour'])

beforeEach(() => (tables = new MemoryDatabase()))

test('CSV-01 R-14 entries of customer service are decrypted; one that cannot be, or links to an unsafe URL, is dropped alone', async () => {
  const good = entry('Help', 'https://help.example/聊天', { labelIds: [3] })
  const unsafe = ['javascript:alert(1)', 'data:text/html,x', 'https://u:p@evil.example', 'ftp://f.example']
  await persist([
    ...[`${good.path.slice(0, -8)}XXXXXXXX`, 'short', `${SALT_ALONE}${KEY}`].map((path) => ({
      ...good,
      path,
    })),
    ...unsafe.map((url) => entry('Bad', url)),
    { ...good, title: 'Good' },
  ])
  expect(await services()).toMatchObject([
    { title: 'Good', url: 'https://help.example/聊天', labelIds: ['3'] },
  ])
})

test('CSV-01 OFF-03 unchanged entries are not decrypted or written again', async () => {
  const list = [entry('Help', 'https://help.example'), entry('More', 'https://more.example')]
  await persist(list)
  expect(writes).toHaveLength(1)
  await persist(list)
  expect(writes).toHaveLength(0)
})

test('CSV-01 R-12 entries whose code could not be loaded are decrypted with the next response', async () => {
  const list = [entry('Late', 'https://late.example')]
  vi.doMock('#worker/lines/decrypt-services', () => {
    throw new Error('no network')
  })
  await expect(persist(list)).rejects.toThrow()
  vi.doUnmock('#worker/lines/decrypt-services')
  await persist(list)
  expect((await services()).map(({ title }) => title)).toEqual(['Late'])
})

test('CSV-01 entries missing from a new list are deleted', async () => {
  await persist([entry('One', 'https://one.example'), entry('Two', 'https://two.example')])
  await persist([entry('Two', 'https://two.example')])
  expect((await services()).map(({ title, position }) => [title, position])).toEqual([['Two', '0000']])
  await persist([])
  expect(await services()).toEqual([])
})
