import * as v from 'valibot'
import { expect, test } from 'vitest'
import { settingsSchema } from '#domain/contract/settings/settings'
import { servicesFor } from '#domain/service/customer-service'

const entry = (title: string, ...labelIds: readonly string[]) => ({ title, labelIds, csPosition: '' })
const ENTRIES = [entry('all'), entry('silver', 'silver', 'gold'), entry('gold', 'gold'), entry('more')]
const label = (labelId: string | undefined, labelName = 'Name') => ({
  labelName,
  type: 'AUTO',
  rankLevel: 1,
  ...(labelId === undefined ? {} : { labelId }),
})
const titles = (...args: Parameters<typeof servicesFor<(typeof ENTRIES)[number]>>) =>
  servicesFor(...args).map(({ title }) => title)

test('CSV-02 a member gets the entries of their VIP label, guests and others those without labels', () => {
  expect(titles(ENTRIES, label('silver'))).toEqual(['silver'])
  expect(titles(ENTRIES, label('gold'))).toEqual(['silver', 'gold'])
  // A label without entries, without an id or without a name.
  for (const other of [label('bronze'), label(undefined), label('gold', ''), undefined])
    expect(titles(ENTRIES, other)).toEqual(['all', 'more'])
  expect(titles([entry('gold', 'gold')], undefined)).toEqual([])
})

test('CSV-01 sorts by csPosition as a number; equal ones and those without a number keep their order', () => {
  const order = (...positions: readonly string[]) =>
    servicesFor(
      positions.map((csPosition, index) => ({ title: `${csPosition}#${index}`, labelIds: [], csPosition })),
      undefined,
    ).map(({ title }) => title)
  expect(order('10', '2', '2', '0')).toEqual(['0#3', '2#1', '2#2', '10#0'])
  expect(order('left', '', '1', '-1')).toEqual(['1#2', 'left#0', '#1', '-1#3'])
})

test('CSV-01 skips an entry of an unknown kind or without a path, never the list', () => {
  const good = { title: 'Help', csType: 'AICAN', csPosition: 1, path: 'x', labelIds: [7, 'a', null] }
  const customerService = [good, { ...good, csType: 'NEWCHAT' }, { ...good, path: '' }, 'x', null]
  const settings = v.parse(settingsSchema, { currency: 'PHP', customerService })
  expect(settings.customerService).toEqual([{ ...good, csPosition: '1', labelIds: ['7', 'a'] }])
})
