import { expect, test } from 'vitest'
import { companyInfo, phoneLink } from '#domain/company/company-info'

const NOTHING = { phone: '', email: '', terms: '', privacy: '', licence: null, payments: [] }

const read = (company: unknown) => companyInfo(JSON.stringify({ company }))

test('what a merchant says about itself, without what is invalid', () => {
  expect(
    read({
      phone: ' +63 (2) 8888-0000 ',
      email: 'help@harbour.example.com',
      terms: '/m/activity?id=7',
      privacy: 3,
      licence: { name: 'Gaming board', image: '/seal.svg', url: 'https://board.example.com' },
      payments: [{ name: 'Wallet' }, { name: ' ' }, 'Bank', null, { image: '/x.svg' }],
    }),
  ).toEqual({
    phone: '+63 (2) 8888-0000',
    email: 'help@harbour.example.com',
    terms: '/m/activity?id=7',
    privacy: '',
    licence: { name: 'Gaming board', image: '/seal.svg', url: 'https://board.example.com' },
    payments: [{ name: 'Wallet', image: '', url: '' }],
  })
})

test('without a company nothing is known', () => {
  for (const json of [undefined, '', '{', '[]', 'null', '{"company":[]}', '{"company":{"payments":{}}}'])
    expect(companyInfo(json)).toEqual(NOTHING)
})

test('a number or an address that could add to a link is left out', () => {
  for (const phone of ['12', '+63;ext=1', 'tel:1234', '1234?', '*#06#', '1'.repeat(40)])
    expect(read({ phone })).toEqual(NOTHING)
  for (const email of [
    'a@b',
    'a b@c.de',
    'a@c.de?cc=d@e.fg',
    'a@c.de,d@e.fg',
    'a%0Ab@c.de',
    'a#b@c.de',
    '@c.de',
  ])
    expect(read({ email })).toEqual(NOTHING)
})

test('at most 24 ways to pay, with names of at most 120 characters', () => {
  const payments = Array.from({ length: 30 }, (_, index) => ({ name: `${String(index)} ${'x'.repeat(140)}` }))
  const found = read({ payments }).payments
  expect(found).toHaveLength(24)
  expect(found.every(({ name }) => name.length === 120)).toBe(true)
})

test('the link of a number has digits only', () => {
  expect(phoneLink('+63 (2) 8888-0000')).toBe('tel:+63288880000')
})
