import { expect, test } from 'vitest'
import { applyImageRules } from '#domain/image-rules'

const RULES = [
  { from: 'https://a.example/', to: 'https://a.example/scaled/{w}/{path}' },
  { from: 'https://b.example/', to: 'https://b.example/{path}?width={w}' },
  { from: 'https://c.example/', to: 'https://c.example/one.png' },
]

test.each([
  ['https://a.example/x/y.png', 'https://a.example/scaled/{w}/x/y.png'],
  ['https://a.example/$&.png', 'https://a.example/scaled/{w}/$&.png'],
  ['https://a.example/y.png?v=3', 'https://a.example/scaled/{w}/y.png?v=3'],
  ['https://b.example/y.png?v=3?4#part', 'https://b.example/y.png?width={w}&v=3?4'],
  ['https://b.example/y.png?w={w}', 'https://b.example/y.png?w={w}'],
  ['https://c.example/y.png', 'https://c.example/y.png'],
  ['https://other.example/y.png', 'https://other.example/y.png'],
  ['', ''],
])('DEP-01 SHL-08 the rules turn %s into %s', (source, url) => {
  expect(applyImageRules(source, RULES)).toBe(url)
})
