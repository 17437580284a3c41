import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  LAZY_CHUNKS,
  type LazyChunk,
  lazyChunkOf,
  RESCUE_FOLDERS,
  SHELL_FOLDERS,
} from '../../../scripts/build/chunks'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const chunks = Object.entries<LazyChunk>(LAZY_CHUNKS)
const folders = chunks.flatMap(([, chunk]) => chunk.folders)

const hasModules = (folder: string): boolean => {
  const full = path.join(ROOT, folder)
  return (
    existsSync(full) &&
    readdirSync(full, { recursive: true, encoding: 'utf8' }).some((file) => /\.tsx?$/.test(file))
  )
}

test.each([...folders, ...SHELL_FOLDERS, ...RESCUE_FOLDERS])('%s of a chunk has modules', (folder) => {
  expect(path.extname(folder)).toBe('')
  expect(hasModules(folder)).toBe(true)
})

test('each folder is in one chunk', () => expect(folders).toEqual([...new Set(folders)]))

test.each([
  ['src/features/language/settings-sheet.tsx', 'overlays'],
  ['domain/install/install-machine.ts', 'background'],
  ['domain/install/app/app-download.ts', 'parts'], // the longest folder wins
  ['src/features/accounts/registration/register-page.tsx', null], // decided by the bundler
  ['src/features/accounts-other/a.ts', null],
])('%s is in %s', (module, chunk) => expect(lazyChunkOf(module)).toBe(chunk))
