import { expect, test } from 'vitest'
import { parseScriptHosts } from '#domain/tracking/script-hosts'

test('CSV-05 DEP-03 config.json can allow scripts only from bare https origins', () => {
  const good = ['https://cdn.example', 'https://cdn.example:8443']
  const bad = [
    ...['http://cdn.example', 'https://cdn.example/', "https://cdn.example 'unsafe-inline'", 'javascript:'],
    7,
  ]
  expect(parseScriptHosts(JSON.stringify({ scriptHosts: [...bad, ...good, null] }))).toEqual(good)
  const others = ['', '{', 'null', '[]', '{"scriptHosts":7}', '{"scriptHosts":{"0":"https://a.example"}}']
  for (const json of [undefined, ...others]) expect(parseScriptHosts(json), json).toEqual([])
})
