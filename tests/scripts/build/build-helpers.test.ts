import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { sourceBuildId } from '../../../scripts/build/build-id'
import { chunkFileName, localeOf } from '../../../scripts/build/chunk-names'

describe('chunk names', () => {
  test('LNG-04 translations are named after their language and part', () => {
    const facadeModuleId = '/repo/src/i18n/locales/UR/first.json'
    expect(localeOf(facadeModuleId)).toEqual({ language: 'UR', part: 'first' })
    expect(chunkFileName({ name: 'first', facadeModuleId })).toBe('assets/locale-UR-first-[hash].js')
  })

  test('DEP-02 an index is named after its folder, any other file after itself', () => {
    const facadeModuleId = '/repo/src/features/trial/index.tsx'
    expect(chunkFileName({ name: 'index', facadeModuleId })).toBe('assets/trial-[hash].js')
    expect(chunkFileName({ name: 'data', facadeModuleId: null })).toBe('assets/[name]-[hash].js')
  })
})

test('UPD-01 the build id depends only on its sources', () => {
  const folder = path.resolve(import.meta.dirname, '../../build')
  expect(sourceBuildId(`${folder}/fixture`)).toBe(sourceBuildId(`${folder}/fixture`))
  expect(sourceBuildId(`${folder}/fixture`)).not.toBe(sourceBuildId(folder))
  expect(sourceBuildId(`${folder}/fixture`)).toMatch(/^[0-9a-f]{12}$/)
})
