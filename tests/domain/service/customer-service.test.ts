import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
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

describe('CSV-02 which customer-service entries', () => {
  test('CSV-02 a member with a VIP label gets the label’s entries in their order', () => {
    expect(titles(ENTRIES, label('silver'))).toEqual(['silver'])
    expect(titles(ENTRIES, label('gold'))).toEqual(['silver', 'gold'])
  })

  test('CSV-02 a label without entries falls back to those without labels', () => {
    expect(titles(ENTRIES, label('bronze'))).toEqual(['all', 'more'])
    expect(titles(ENTRIES, label(undefined))).toEqual(['all', 'more'])
  })

  test('CSV-02 guests and members whose label has no name get the entries without labels', () => {
    expect(titles(ENTRIES, undefined)).toEqual(['all', 'more'])
    expect(titles(ENTRIES, label('gold', ''))).toEqual(['all', 'more'])
    expect(titles([entry('gold', 'gold')], undefined)).toEqual([])
  })
})

describe('CSV-01 the order of entries', () => {
  const at = (title: string, csPosition: string) => ({ title, labelIds: [], csPosition })
  const order = (...entries: readonly ReturnType<typeof at>[]) =>
    servicesFor(entries, undefined).map(({ title }) => title)

  test('CSV-01 sorts by csPosition as a number; equal ones keep their order', () => {
    expect(order(at('ten', '10'), at('two', '2'), at('two again', '2'), at('zero', '0'))).toEqual([
      'zero',
      'two',
      'two again',
      'ten',
    ])
  })

  test('CSV-01 entries without a numeric position follow in the order of the settings', () => {
    expect(order(at('left', 'left'), at('none', ''), at('one', '1'), at('minus', '-1'))).toEqual([
      'one',
      'left',
      'none',
      'minus',
    ])
  })
})

describe('CSV-01 parsing entries', () => {
  test('CSV-01 skips an entry of an unknown kind or without a path, never the list', () => {
    const good = { title: 'Help', csType: 'AICAN', csPosition: 1, path: 'x', labelIds: [7, 'a', null] }
    const customerService = [good, { ...good, csType: 'NEWCHAT' }, { ...good, path: '' }, 'x', null]
    const settings = v.parse(settingsSchema, { currency: 'PHP', customerService })
    expect(settings.customerService).toEqual([{ ...good, csPosition: '1', labelIds: ['7', 'a'] }])
  })
})
