import { describe, expect, test } from 'vitest'
import { publicValue, withPublicQuery } from '../../../scripts/local-site/public-address'

const HERE = '127.0.0.1:4173'
const PUBLIC = { host: 'm.example.com', origin: 'https://m.example.com' }

describe('NET-03 a request for another host', () => {
  test.each([
    ['/wps/a', '/wps/a'],
    [
      '/wps/a?originalDomain=http%3A%2F%2F127.0.0.1%3A4173&url=http%3A%2F%2F127.0.0.1%3A4173%2Fm%2Fhome',
      '/wps/a?originalDomain=https%3A%2F%2Fm.example.com&url=https%3A%2F%2Fm.example.com%2Fm%2Fhome',
    ],
    ['/a?domain=127.0.0.1', '/a?domain=m.example.com'],
    ['/a?domain=127.0.0.1%3A4173', '/a?domain=m.example.com'],
    ['/a?x=%zz&y=1+2&&z', '/a?x=%zz&y=1+2&&z'],
    ['/a?url=http%3A%2F%2F127.0.0.1%3A41730%2F', '/a?url=http%3A%2F%2F127.0.0.1%3A41730%2F'],
    ['/a?name=see%20127.0.0.1', '/a?name=see%20127.0.0.1'],
  ])('%s', (target, wanted) => {
    expect(withPublicQuery(target, HERE, PUBLIC)).toBe(wanted)
  })

  test('names it as the origin and the referrer', () => {
    expect(publicValue('http://127.0.0.1:4173', HERE, PUBLIC)).toBe('https://m.example.com')
    expect(publicValue('http://127.0.0.1:4173/m/home', HERE, PUBLIC)).toBe('https://m.example.com/m/home')
    expect(publicValue('https://other.example', HERE, PUBLIC)).toBe('https://other.example')
  })
})
