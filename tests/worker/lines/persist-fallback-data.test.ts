import { expect, test, vi } from 'vitest'
import AES from 'crypto-js/aes'
import { LineRig } from '../support/line-rig'

const rig = new LineRig()

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

const persist = (customerService: readonly unknown[]): Promise<void> => {
  rig.configure({ customerService })
  return rig.persistFallbackData()
}

const services = () => rig.tables.startingWith('services', ['harbour'])

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
  expect(rig.writes).toBe(1)
  await persist(list)
  expect(rig.writes).toBe(1)
})

test('CSV-01 R-05 entries whose rows were lost are decrypted again, and those that cannot be are not', async () => {
  const bad = { ...entry('Bad', 'https://bad.example'), path: 'short' }
  const list = [entry('Help', 'https://help.example'), bad]
  await persist(list)
  await persist(list)
  expect(rig.writes).toBe(1)
  const deletes = (await services()).map(({ merchant, position }) => [merchant, position])
  rig.tables.apply({ table: 'services', puts: [], deletes })
  expect(await services()).toEqual([])
  await persist(list)
  expect((await services()).map(({ title }) => title)).toEqual(['Help'])
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
