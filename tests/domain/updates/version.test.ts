import { expect, test } from 'vitest'
import { announcesNewerBuild, nextManifestState } from '#domain/updates/version'

const OLD = '/m/assets/1/index.js'
const NEW = '/m/assets/2/index.js'

/** The state after a page of a build has seen a manifest with these files, if it changes. */
const next = (count: number | undefined, mark: string, digest: string, running: string, ...files: string[]) =>
  nextManifestState(count === undefined ? undefined : { mark, count }, { digest, files, running })

test('UPD-01 the first manifest seen is only stored', () => {
  expect(next(undefined, '', 'a', OLD, NEW)).toEqual({ mark: `a ${OLD} ${NEW}`, count: 0 })
})

test('UPD-01 an unchanged manifest shows no update, also to a page of another build', () => {
  expect(next(3, `a ${OLD} ${OLD}`, 'a', OLD, OLD)).toBeNull()
  expect(next(3, `a ${OLD} ${OLD}`, 'a', NEW, OLD)).toEqual({ mark: `a ${NEW} ${OLD}`, count: 3 })
})

test('UPD-01 a different manifest announces a newer build once, also if it still names the page’s own build', () => {
  expect(next(0, `a ${OLD}`, 'b', OLD, NEW)).toEqual({ mark: `b ${OLD} ${NEW}`, count: 1 })
  expect(next(1, `b ${OLD}`, 'c', OLD, '/m/more.js', OLD)).toEqual({ mark: `c ${OLD} ${OLD}`, count: 2 })
})

test('UPD-01 no update notice for a player who got the newer build by restarting the app', () => {
  expect(next(1, `a ${OLD}`, 'b', NEW, '/m/x.css', NEW)).toEqual({ mark: `b ${NEW} ${NEW}`, count: 1 })
  // A build between the two does get it.
  const newest = '/m/assets/3/index.js'
  expect(next(1, `a ${OLD}`, 'c', NEW, newest)).toEqual({ mark: `c ${NEW} ${newest}`, count: 2 })
})

test('UPD-01 a page of the new build gets no notice of what a page of the old one has found', () => {
  const announces = (mark: string, running: string, count = 1, before = 0) =>
    announcesNewerBuild({ mark: '', count: before }, { mark, count }, running)
  expect(announces(`b ${OLD} ${NEW}`, NEW)).toBe(false)
  expect(announces(`b ${OLD} ${NEW}`, OLD)).toBe(true)
  expect(announces(`c ${NEW} ${NEW}`, NEW)).toBe(true) // found by itself
  expect(announces(`b ${OLD} `, NEW)).toBe(true) // the manifest names no entry
  expect(announces(`b ${OLD} ${NEW}`, OLD, 1, 1)).toBe(false) // known already
  expect(announcesNewerBuild(undefined, { mark: `b ${OLD} ${NEW}`, count: 1 }, OLD)).toBe(true)
})
