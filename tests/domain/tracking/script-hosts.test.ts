import { expect, test } from 'vitest'
import { parseScriptHosts } from '#domain/tracking/script-hosts'

test('CSV-05 DEP-03 config.json can allow scripts only from bare https origins', () => {
  const json = JSON.stringify({
    scriptHosts: [
      'https://cdn.example',
      'https://cdn.example:8443',
      'http://cdn.example',
      'https://cdn.example/',
      "https://cdn.example 'unsafe-inline'",
      'javascript:',
      7,
      null,
    ],
  })
  expect(parseScriptHosts(json)).toEqual(['https://cdn.example', 'https://cdn.example:8443'])
})

test.each([
  undefined,
  '',
  '{',
  'null',
  '[]',
  '{"scriptHosts":7}',
  '{"scriptHosts":{"0":"https://a.example"}}',
])('CSV-05 %j allows none', (json) => {
  expect(parseScriptHosts(json)).toEqual([])
})
