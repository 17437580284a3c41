import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { readLock } from '../../../scripts/dependencies/check-lock'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(ROOT, file), 'utf8'))

const rule = v.object({
  matchPackageNames: v.optional(v.array(v.string()), []),
  matchDepNames: v.optional(v.array(v.string()), []),
  matchUpdateTypes: v.optional(v.array(v.string()), []),
  dependencyDashboardApproval: v.optional(v.boolean(), false),
  automerge: v.optional(v.boolean(), false),
})
const config = v.object({
  automerge: v.literal(false),
  constraints: v.object({ node: v.string() }),
  vulnerabilityAlerts: v.object({ schedule: v.array(v.string()), minimumReleaseAge: v.null() }),
  packageRules: v.array(rule),
})

const renovate = v.parse(config, await readJson('renovate.json'))

test('DEP-03 updates are proposed for packages that are here, and none is merged without a person', async () => {
  const manifests = await Promise.all(
    ['.', 'auth-emulator'].map((folder) => `${folder}/package-lock.json`).map(readJson),
  )
  const locks = manifests.map((lock) => readLock(lock))
  const locked = locks.flatMap(({ packages }) => packages.map(({ name }) => name))
  const named = renovate.packageRules.flatMap((each) => [...each.matchPackageNames, ...each.matchDepNames])
  const isThere = (pattern: string): boolean => {
    const [start = '', ...more] = pattern.split('**')
    return locked.some((name) => (more.length === 0 ? name === pattern : name.startsWith(start)))
  }
  expect(named.filter((pattern) => !isThere(pattern))).toEqual([])
  expect(renovate.packageRules.filter(({ automerge }) => automerge)).toEqual([])
  const majors = renovate.packageRules.find(({ matchUpdateTypes }) => matchUpdateTypes.includes('major'))
  expect(majors?.dependencyDashboardApproval).toBe(true)
})

test('DEP-03 versions are proposed that run on the Node of package.json, and security fixes at once', async () => {
  const { engines } = v.parse(
    v.object({ engines: v.object({ node: v.string() }) }),
    await readJson('package.json'),
  )
  expect(renovate.constraints.node.startsWith(engines.node)).toBe(true)
  expect(renovate.vulnerabilityAlerts.schedule).toEqual(['at any time'])
})
