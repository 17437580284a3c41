import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language/languages'
import { v3Language, v4Language } from '../../../src/captcha-frame/languages'

const V3 = 'zh-cn zh-hk zh-tw en ja ko id ru ar es pt-pt fr de th tr vi ta it bn mr'.split(' ')
const V4 = 'zho eng zho-tw zho-hk udm jpn ind kor rus ara spa pon por fra deu'.split(' ')

/** App languages that a provider does not support. */
const LACKING = {
  v3: ['HI', 'KM', 'MY', 'TY', 'UR', 'MS', 'NE', 'UR-LA'],
  v4: ['HI', 'KM', 'MY', 'TA', 'TH', 'VI', 'TY', 'UR', 'MS', 'BN', 'TR', 'NE', 'UR-LA'],
}

test.each(LANGUAGES)('CAP-06 $code always maps to a language that the provider has', ({ code }) => {
  expect(V3).toContain(v3Language(code))
  expect(V4).toContain(v4Language(code))
})

test('CAP-06 English replaces only the languages that a provider lacks', () => {
  const codes = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'EN')
  expect(codes.filter((code) => v3Language(code) === 'en')).toEqual(LACKING.v3)
  expect(codes.filter((code) => v4Language(code) === 'eng')).toEqual(LACKING.v4)
})
