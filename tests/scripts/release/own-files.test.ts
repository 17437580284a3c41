import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { copyOwnFiles } from '../../../scripts/release/own-files'

let root = ''
let own = ''
const served = () => path.join(root, 'served')

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'own-'))
  own = path.join(root, 'own')
  for (const name of ['own/texts', 'own/.git', 'served'])
    await mkdir(path.join(root, name), { recursive: true })
  return () => rm(root, { recursive: true })
})

const put = (name: string) => writeFile(path.join(own, name), '')

test('DEP-02 a release has the files of a merchant, without those that begin with a dot', async () => {
  for (const name of [
    'config.json',
    'texts/EN.json',
    'preço (1)@2x.png',
    '.htaccess',
    '.git/HEAD',
    'texts/.x.swp',
  ])
    await put(name)
  await symlink('config.json', path.join(own, 'other.json'))
  await copyOwnFiles(own, served())
  expect((await readdir(served(), { recursive: true })).sort()).toEqual(
    ['config.json', 'other.json', 'preço (1)@2x.png', 'texts', 'texts/EN.json'].sort(),
  )
})

test('DEP-02 R-14 a file that cannot be served, or a link that leaves the folder, is one sentence', async () => {
  await writeFile(path.join(root, 'privkey.pem'), 'secret')
  for (const [name, target, words] of [
    ['google123.html', null, "names without an ending or with .html are the app's"],
    ['texts/README', null, "names without an ending or with .html are the app's"],
    ['a#b.png', null, 'use a name of letters'],
    ['what?.png', null, 'use a name of letters'],
    ['key.pem', '../privkey.pem', 'outside of the merchant'],
    ['texts/key.pem', path.join(root, 'privkey.pem'), 'outside of the merchant'],
    ['near', `${own}/../own-2`, 'link to nothing'],
    ['texts/loop', '..', 'outside of the merchant'],
    ['images', 'texts', 'link to a folder'],
  ] as const) {
    const place = path.join(own, name)
    await (target === null ? put(name) : symlink(target, place))
    await expect(copyOwnFiles(own, served()), name).rejects.toThrow(words)
    await expect(copyOwnFiles(own, served()), name).rejects.toThrow(place)
    await rm(place)
  }
  expect(await readdir(served())).toEqual([])
})
