import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { bundledPackages } from '../../../scripts/build/bundled-packages'
import { readLockedPackages } from '../../../scripts/supply-chain/locked-packages'
import { renderSbom, type SbomInput } from '../../../scripts/supply-chain/sbom'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const moduleOf = (file: string): string => path.join(ROOT, 'node_modules', file)
const MODULES = [
  '\0rolldown/runtime.js',
  moduleOf('react-dom/index.js'),
  moduleOf('scheduler/index.js'),
  moduleOf('@firebase/app/dist/index.js'),
  moduleOf('dompurify/dist/purify.es.mjs'),
  path.join(ROOT, 'src/main.tsx'),
]
const NAMES = ['@firebase/app', 'dompurify', 'react-dom', 'rolldown', 'scheduler']

const sbomShape = v.object({
  serialNumber: v.string(),
  metadata: v.object({ timestamp: v.optional(v.string()) }),
  components: v.array(
    v.object({
      'bom-ref': v.string(),
      purl: v.string(),
      hashes: v.array(v.object({ alg: v.string(), content: v.string() })),
    }),
  ),
  dependencies: v.array(v.object({ ref: v.string(), dependsOn: v.optional(v.array(v.string()), []) })),
})
const lockShape = v.object({
  packages: v.record(
    v.string(),
    v.object({ version: v.optional(v.string(), ''), integrity: v.optional(v.string()) }),
  ),
})

let input: SbomInput

beforeAll(async () => {
  const commit = { id: 'a'.repeat(40), time: new Date('2026-01-02T03:04:05Z') }
  const packages = await readLockedPackages(await bundledPackages(MODULES))
  input = { buildId: 'c0ffee1', appVersion: '1.2.3', commit, checksumsSha256: 'b'.repeat(64), packages }
})

test('DEP-03 the bill of materials is valid CycloneDX 1.6', async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6)
  expect(await validator.validate(renderSbom(input))).toBeNull()
  const broken = renderSbom(input).replace('"alg": "SHA-512"', '"alg": "SHA-5"')
  expect(await validator.validate(broken)).not.toBeNull()
})

test('DEP-03 it has each package with its version, the digest of the lock file and what it needs', async () => {
  const { packages } = v.parse(
    lockShape,
    JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')),
  )
  const { components, dependencies } = v.parse(sbomShape, JSON.parse(renderSbom(input)))
  const wanted = NAMES.map((name) => {
    const { version = '', integrity = '' } = packages[`node_modules/${name}`] ?? {}
    return { purl: `pkg:npm/${name.replace('@', '%40')}@${version}`, integrity }
  })
  const found = components.map(({ purl, hashes: [hash] }) => ({
    purl,
    integrity: `sha512-${Buffer.from(hash?.content ?? '', 'hex').toString('base64')}`,
  }))
  expect(found.sort((one, other) => (one.purl < other.purl ? -1 : 1))).toEqual(wanted)
  const needsOf = (name: string): readonly string[] =>
    dependencies.find(({ ref }) => ref.startsWith(`${name}@`))?.dependsOn ?? []
  expect(needsOf('react-dom')).toEqual([expect.stringMatching(/^scheduler@/u)])
  expect([...needsOf('lobby-front')].sort()).toEqual(components.map((each) => each['bom-ref']).sort())
})

test('DEP-03 the same build has the same bill at any time, and another build another number', () => {
  expect(renderSbom(input)).toBe(renderSbom({ ...input, packages: [...input.packages].reverse() }))
  const numberOf = (other: Partial<SbomInput>): string =>
    v.parse(sbomShape, JSON.parse(renderSbom({ ...input, ...other }))).serialNumber
  const numbers = [{}, { buildId: 'c0ffee2' }, { packages: input.packages.slice(1) }].map(numberOf)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('DEP-03 a package that differs from the lock file fails the build', async () => {
  const [first] = input.packages
  if (first === undefined) throw new Error('There is no package')
  await expect(readLockedPackages([{ ...first, version: '0.0.0' }])).rejects.toThrow('run "npm ci" first')
})
