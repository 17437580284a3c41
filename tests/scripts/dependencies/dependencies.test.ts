import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { licenceOf, type Lock, readLock, findLockProblems } from '../../../scripts/dependencies/check-lock'
import { INSTALL_SCRIPTS, LICENCE_OVERRIDES } from '../../../scripts/dependencies/licences'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const read = (file: string): Promise<string> => readFile(path.join(ROOT, file), 'utf8')
const lockOf = async (folder: string): Promise<Lock> =>
  readLock(JSON.parse(await read(path.join(folder, 'package-lock.json'))))

const ours = await lockOf('.')
const emulator = await lockOf('auth-emulator')

test.each([
  ['the app and its tools', ours, true],
  ['the identity provider’s emulator', emulator, false],
])('DEP-03 every package of %s has an allowed licence, and comes from one registry', (_, lock, isShipped) => {
  expect(lock.packages.length).toBeGreaterThan(400)
  expect(findLockProblems(lock, isShipped)).toEqual([])
})

test('DEP-03 installed packages have the licence from the lock file', async () => {
  const said = v.object({ license: v.optional(v.string(), '') })
  const differ: string[] = []
  for (const each of ours.packages) {
    const file = path.join(each.path, 'package.json')
    if (!existsSync(path.join(ROOT, file))) continue // for another platform
    const { license } = v.parse(said, JSON.parse(await read(file)))
    if (license !== each.license) differ.push(`${each.path}: ${license} instead of ${each.license}`)
  }
  expect(differ).toEqual([])
})

test('DEP-03 no exception outlives its package, and no installation runs code of others', async () => {
  const all = [...ours.packages, ...emulator.packages]
  const needed = all
    .filter((each) => licenceOf(each) !== each.license)
    .map(({ name, version }) => `${name}@${version}`)
  expect([...new Set(needed)].sort()).toEqual(Object.keys(LICENCE_OVERRIDES).sort())
  const scripted = all.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  expect([...new Set(scripted)].sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort())
  expect(await read('.npmrc')).toMatch(/^ignore-scripts=true$/mu)
})

const good = { version: '1.2.3', license: 'MIT', integrity: `sha512-${'A'.repeat(86)}==` }
const troubles = (entry: object, isShipped = true, wanted = '^1.2.3') =>
  findLockProblems(
    readLock({
      lockfileVersion: 3,
      packages: { '': { dependencies: { a: wanted } }, 'node_modules/@x/a': { ...good, ...entry } },
    }),
    isShipped,
  )

test('DEP-03 a correct lock file is accepted', () => {
  for (const license of ['MIT', '(MPL-2.0 OR Apache-2.0)', 'MIT AND ISC'])
    expect(troubles({ license })).toEqual([])
  expect(troubles({ license: 'MPL-2.0', dev: true })).toEqual([])
})

test.each([
  ['a licence that is not known', { license: 'UNLICENSED' }],
  ['no licence', { license: undefined }],
  ['one of tools in what goes to players', { license: 'MPL-2.0' }],
  ['half of a licence', { license: 'MIT AND GPL-3.0-only' }],
  ['no integrity', { integrity: undefined }],
  ['a weak integrity', { integrity: 'sha1-aaaa' }],
  ['a repository', { resolved: 'git+ssh://git@example.org/a.git#1234' }],
  ['a file', { version: undefined, resolved: '../a', link: true }],
  ['plain http', { resolved: 'http://example.org/a.tgz' }],
  ['a script', { hasInstallScript: true }],
])('DEP-03 a lock file is rejected for %s', (_, entry) => expect(troubles(entry)).not.toEqual([]))

test.each(['github:x/a', 'file:../a', 'https://example.org/a.tgz', '*', 'latest', 'npm:b@1'])(
  'DEP-03 a lock file is rejected for %s in package.json',
  (range) => expect(troubles({}, true, range)).toEqual([`a: ${range} is no range of versions`]),
)

test('DEP-03 a lock file is rejected for a second registry', () => {
  const at = (host: string) => ({ ...good, resolved: `https://${host}/a.tgz` })
  const packages = { '': {}, 'node_modules/a': at('one.example'), 'node_modules/b': at('two.example') }
  const problems = findLockProblems(readLock({ lockfileVersion: 3, packages }), true)
  expect(problems).toEqual(['packages come from several places: one.example, two.example'])
})
