import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
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

describe('lazy chunks', () => {
  test.each([...folders, ...SHELL_FOLDERS, ...RESCUE_FOLDERS])(
    '%s is a folder that has modules',
    (folder) => {
      expect(path.extname(folder)).toBe('')
      expect(hasModules(folder)).toBe(true)
    },
  )

  test('each folder is in one chunk', () => {
    expect(folders).toEqual([...new Set(folders)])
  })

  test.each([
    ['src/shared/overlays/dialogs/notice-dialog.tsx', 'overlays'],
    ['src/features/language/settings-sheet.tsx', 'overlays'],
    ['src/features/announcements/pages/promotions-page.tsx', 'announcements'],
    ['src/features/games/launch/launch-page.tsx', 'games'],
    ['src/features/accounts/login/login-form.tsx', 'login-page'],
    ['src/features/money/cashier/deposit-page.tsx', 'money'],
    ['src/features/install/popup/install-popup.tsx', 'background'],
    ['src/shell/preload/preload-chunks.ts', 'preload'],
    // The longest folder wins.
    ['domain/install/install-machine.ts', 'background'],
    ['domain/install/app/app-download.ts', 'parts'],
    ['domain/announcements/popup/popups.ts', 'background'],
    ['domain/announcements/banner-target.ts', 'announcements'],
    // Decided by the bundler.
    ['src/features/accounts/registration/register-page.tsx', null],
    ['src/features/accounts-other/a.ts', null],
    ['worker/index.ts', null],
  ])('%s is in %s', (module, chunk) => {
    expect(lazyChunkOf(module)).toBe(chunk)
    if (chunk !== null) expect(existsSync(path.join(ROOT, module)), module).toBe(true)
  })
})
