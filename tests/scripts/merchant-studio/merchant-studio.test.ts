import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readMerchantFolder, writeMerchantFolder } from '../../../scripts/merchant-studio/merchant-folder'
import { readOptions } from '../../../scripts/merchant-studio/options'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'merchant-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('DEP-01 the folder of the merchant studio', () => {
  test('has both files whole, with fields that the app does not know', async () => {
    const merchant = { config: { title: 'Harbour', own: [1] }, settings: { currency: 'PHP', sso: {} } }
    const place = path.join(folder, 'new')
    expect(await readMerchantFolder(place)).toEqual({ config: null, settings: null })
    const files = await writeMerchantFolder(place, merchant)
    expect(files.map((file) => path.basename(file))).toEqual(['config.json', 'settings.json'])
    expect((await readdir(place)).sort()).toEqual(['config.json', 'settings.json'])
    expect(await readFile(path.join(place, 'config.json'), 'utf8')).toContain('"own"')
    expect(await readMerchantFolder(place)).toEqual(merchant)
  })

  test.each(['{"currency":', '[]', 'null'])(
    'is not used with a settings.json of %s: saving would lose it',
    async (text) => {
      await writeFile(path.join(folder, 'settings.json'), text)
      await expect(readMerchantFolder(folder)).rejects.toThrow('settings.json is no JSON')
    },
  )
})

test.each([
  [['--gateway', 'api.example.com'], '--gateway takes an http(s) address'],
  [['--merchant-host', 'https://m.example.com'], '--merchant-host takes a host'],
  [['--port', '70000'], '--port takes a port'],
  [['harbour'], 'harbour'],
])('DEP-01 the merchant studio rejects %j with its reason', (args, wanted) => {
  expect(() => readOptions(args)).toThrow(wanted)
})
