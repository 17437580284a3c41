import { expect, test } from 'vitest'
import { diffRows, packDigests, unpackDigests } from '#worker/sync/diff'

test('OFF-03 a row with a plain key is deleted by that key, and one of a scope by its whole key', () => {
  const known = new Map([['harbour', 1]])
  expect(diffRows('status', [], [], known).deletes).toEqual(['harbour'])
  expect(diffRows('banners', ['m', 'EN'], [], known).deletes).toEqual([['m', 'EN', 'harbour']])
})

test('OFF-03 digests are by the whole id, and an empty list has none', () => {
  const rows = [{ merchant: 'harbour', origins: [] }]
  expect([...diffRows('domains', [], rows, new Map()).digests.keys()]).toEqual(['harbour'])
  expect(unpackDigests(packDigests('key', new Map()))).toEqual(new Map())
})
