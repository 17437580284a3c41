import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageOfHeader } from '#deploy/accepted-language'
import { LANGUAGES } from '#domain/language/languages'

/** The map of nginx-http.conf: of the expressions that match, the first one counts. */
const MAP = [
  ...readFileSync('deploy/nginx-http.conf', 'utf8').matchAll(/^ {2}"~\*(\^[^"]+)" ([A-Z-]+);$/gmu),
].map(([, expression = '', code = '']) => [new RegExp(expression, 'iu'), code] as const)
const languageOfNginx = (header: string): string =>
  MAP.find(([expression]) => expression.test(header))?.[1] ?? 'EN'

test('LNG-01 a host sends the document of the browser’s first language, and nginx the same one', () => {
  const named = {
    'zh-TW,zh;q=0.9': 'TW',
    'zh-Hant-HK': 'TW',
    'zh-Hans,en': 'CN',
    'pt-BR,pt;q=0.8': 'PT-BR',
    'pt-PT': 'PT',
    'ur-Latn-PK': 'UR-LA',
    'ur,en;q=0.5': 'UR',
    'EN-gb': 'EN',
    'de-DE,fr': 'EN',
    'idx,id': 'EN',
    '': 'EN',
  }
  for (const [header, code] of Object.entries(named))
    expect([header, languageOfHeader(header), languageOfNginx(header)]).toEqual([header, code, code])
  for (const { tag, code } of LANGUAGES)
    expect([languageOfHeader(`${tag},en;q=0.1`), languageOfNginx(`${tag},en;q=0.1`)]).toEqual([code, code])
})
