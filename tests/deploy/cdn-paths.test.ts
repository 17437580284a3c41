import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { dictionaryHeaders } from '#deploy/deltas'
import { DOCUMENT_PATH, headerRules, type HeaderRule } from '#deploy/headers'

const PAGE = path.resolve(import.meta.dirname, '../../docs/cdn.md')

/** A file of each prefix that browsers may keep as a dictionary. */
const FILES: Readonly<Record<string, string>> = {
  '/m/assets/': '/m/assets/1a2b/react.js',
  '/m/assets/worker-': '/m/assets/worker-1a2b.js',
  '/m/document-': '/m/document-1a2b.html',
}

/** The row of the table that a rule's headers allow: what a cache by RFC 9111 does with them. */
function rowOf({ match, path: place, headers }: HeaderRule): readonly string[] {
  const cacheControl = headers['Cache-Control'] ?? ''
  const isStored = cacheControl.includes('immutable')
  const delta = dictionaryHeaders(FILES[place] ?? place)['Vary']
  const key = (isStored ? (delta ?? 'Accept-Encoding') : '').split(', ').map((name) => name && `\`${name}\``)
  return [
    `\`${place}${match === 'prefix' ? '…' : ''}\``,
    `\`${cacheControl}\``,
    isStored ? 'stores, a year' : 'passes on',
    key.join(', '),
    isStored && dependsOnConfig(place) ? 'after a change of config.json' : 'never',
  ]
}

const rulesWith = (scriptHosts: readonly string[]): readonly HeaderRule[] =>
  headerRules({ indexHtml: '', config: { scriptHosts } }).rules

/** True if the headers of a path have the hosts of config.json, while the path stays the same. */
function dependsOnConfig(place: string): boolean {
  const headersWith = (hosts: readonly string[]) =>
    rulesWith(hosts).find((rule) => rule.path === place)?.headers
  return JSON.stringify(headersWith([])) !== JSON.stringify(headersWith(['https://pixels.example']))
}

test('DEP-02 docs/cdn.md says of each path what the header rules say, in their order', async () => {
  const page = await readFile(PAGE, 'utf8')
  const table = page.slice(page.indexOf('<!-- paths'), page.indexOf('<!-- /paths'))
  const rows = [...table.matchAll(/^\| (`.*) \|$/gmu)].map(([, row = '']) =>
    row.split(/ *\| */u).map((cell, column) => (column === 0 ? cell.replace(/(?<=`) .*/u, '') : cell)),
  )
  const { rules } = headerRules({ indexHtml: '' })
  expect(rows).toEqual(rules.map(rowOf))
})

test('DEP-02 a release needs no purge: what is stored has a path of its build or content', () => {
  const { rules } = headerRules({ indexHtml: '' })
  const stored = rules.filter(({ headers }) => !/^no-(?:store|cache)$/u.test(headers['Cache-Control'] ?? ''))
  expect(stored.map((rule) => rule.path).sort()).toEqual(Object.keys(FILES).sort())
  expect(rules.find((rule) => rule.path === DOCUMENT_PATH)?.headers['Cache-Control']).toBe('no-store')
})
