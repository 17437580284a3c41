import path from 'node:path'
import { expect, test } from 'vitest'
import { sourceBuildId } from '../../../scripts/build/build-id'

test('UPD-01 the build id depends only on its sources', () => {
  const folder = path.resolve(import.meta.dirname, '../../build')
  expect(sourceBuildId(`${folder}/fixture`)).toBe(sourceBuildId(`${folder}/fixture`))
  expect(sourceBuildId(`${folder}/fixture`)).not.toBe(sourceBuildId(folder))
  expect(sourceBuildId(`${folder}/fixture`)).toMatch(/^[0-9a-f]{12}$/)
})
