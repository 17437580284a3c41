import { expect, test } from 'vitest'
import { nextManifestState } from '#domain/updates/version'

const OLD = '/m/assets/index-OLD.js'
const NEW = '/m/assets/index-NEW.js'

/** The state after a page of a build has seen a manifest with these files, if it changes. */
const next = (count: number | undefined, mark: string, digest: string, running: string, ...files: string[]) =>
  nextManifestState(count === undefined ? undefined : { mark, count }, { digest, files, running })

test('UPD-01 the first manifest seen is only stored', () => {
  expect(next(undefined, '', 'a', OLD, NEW)).toEqual({ mark: `a ${OLD}`, count: 0 })
})

test('UPD-01 an unchanged manifest shows no update, also to a page of another build', () => {
  expect(next(3, `a ${OLD}`, 'a', OLD, OLD)).toBeNull()
  expect(next(3, `a ${OLD}`, 'a', NEW, NEW)).toEqual({ mark: `a ${NEW}`, count: 3 })
})

test('UPD-01 a different manifest announces a newer build once, also if it still names the page’s own build', () => {
  expect(next(0, `a ${OLD}`, 'b', OLD, NEW)).toEqual({ mark: `b ${OLD}`, count: 1 })
  expect(next(1, `b ${OLD}`, 'c', OLD, OLD, '/m/more.js')).toEqual({ mark: `c ${OLD}`, count: 2 })
})

test('UPD-01 no update notice for a player who got the newer build by restarting the app', () => {
  expect(next(1, `a ${OLD}`, 'b', NEW, '/m/x.css', NEW)).toEqual({ mark: `b ${NEW}`, count: 1 })
  // A build between the two does get it.
  expect(next(1, `a ${OLD}`, 'c', NEW, '/m/assets/index-NEWEST.js')).toEqual({ mark: `c ${NEW}`, count: 2 })
})
