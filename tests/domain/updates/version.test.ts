import { expect, test } from 'vitest'
import { nextManifestState } from '#domain/updates/version'

const OLD = '/m/assets/index-OLD.js'
const NEW = '/m/assets/index-NEW.js'

const seen = (digest: string, running: string, ...files: string[]) => ({ digest, files, running })

test('UPD-01 the first manifest seen is only stored', () => {
  expect(nextManifestState(undefined, seen('a', OLD, NEW))).toEqual({ mark: `a ${OLD}`, count: 0 })
})

test('UPD-01 an unchanged manifest shows no update, also to a page of another build', () => {
  expect(nextManifestState({ mark: `a ${OLD}`, count: 3 }, seen('a', OLD, OLD))).toBeNull()
  expect(nextManifestState({ mark: `a ${OLD}`, count: 3 }, seen('a', NEW, NEW))).toEqual({
    mark: `a ${NEW}`,
    count: 3,
  })
})

test('UPD-01 a different manifest announces a newer build once, also if it still names the page’s own build', () => {
  const second = nextManifestState({ mark: `a ${OLD}`, count: 0 }, seen('b', OLD, NEW))
  expect(second).toEqual({ mark: `b ${OLD}`, count: 1 })
  expect(nextManifestState(second ?? undefined, seen('c', OLD, OLD, '/m/more.js'))).toEqual({
    mark: `c ${OLD}`,
    count: 2,
  })
})

test('UPD-01 no update notice for a player who got the newer build by restarting the app', () => {
  expect(nextManifestState({ mark: `a ${OLD}`, count: 1 }, seen('b', NEW, '/m/x.css', NEW))).toEqual({
    mark: `b ${NEW}`,
    count: 1,
  })
  // A build between the two does get it.
  expect(
    nextManifestState({ mark: `a ${OLD}`, count: 1 }, seen('c', NEW, '/m/assets/index-NEWEST.js')),
  ).toEqual({
    mark: `c ${NEW}`,
    count: 2,
  })
})
