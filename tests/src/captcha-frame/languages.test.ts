import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language/languages'
import { v3Language, v4Language } from '../../../src/captcha-frame/languages'

const V3 = 'zh-cn zh-hk zh-tw en ja ko id ru ar es pt-pt fr de th tr vi ta it bn mr'.split(' ')
const V4 = 'zho eng zho-tw zho-hk udm jpn ind kor rus ara spa pon por fra deu'.split(' ')

test.each(LANGUAGES)('CAP-06 $code always maps to a language that the provider has', ({ code }) => {
  expect(V3).toContain(v3Language(code))
  expect(V4).toContain(v4Language(code))
})

test('CAP-06 a language that a provider has is its own', () => {
  expect([v3Language('CN'), v3Language('TH')]).toEqual(['zh-cn', 'th'])
  expect([v4Language('JA'), v4Language('ES')]).toEqual(['jpn', 'spa'])
})

test('CAP-06 any other language is English', () => {
  expect([v3Language('KM'), v4Language('TH')]).toEqual(['en', 'eng'])
})
