import { expect, test } from 'vitest'
import { nextManifestState } from '#domain/updates/version'

const OLD = '/m/assets/index-OLD.js'
const NEW = '/m/assets/index-NEW.js'

const seen = (digest: string, running: string, ...files: string[]) => ({ digest, files, running })

test('UPD-01 the first manifest that is seen is only remembered', () => {
  expect(nextManifestState(undefined, seen('a', OLD, NEW))).toEqual({ mark: `a ${OLD}`, count: 0 })
})

test('UPD-01 one that is as it was changes nothing, and is no news to a page of another build', () => {
  expect(nextManifestState({ mark: `a ${OLD}`, count: 3 }, seen('a', OLD, OLD))).toBeNull()
  expect(nextManifestState({ mark: `a ${OLD}`, count: 3 }, seen('a', NEW, NEW))).toEqual({
    mark: `a ${NEW}`,
    count: 3,
  })
})

test('UPD-01 another one tells of a newer build, once for each, also where it still names the page’s own', () => {
  const second = nextManifestState({ mark: `a ${OLD}`, count: 0 }, seen('b', OLD, NEW))
  expect(second).toEqual({ mark: `b ${OLD}`, count: 1 })
  expect(nextManifestState(second ?? undefined, seen('c', OLD, OLD, '/m/more.js'))).toEqual({
    mark: `c ${OLD}`,
    count: 2,
  })
})

test('UPD-01 a player who came to the newer build by closing the app and opening it again is not told of it', () => {
  expect(nextManifestState({ mark: `a ${OLD}`, count: 1 }, seen('b', NEW, '/m/x.css', NEW))).toEqual({
    mark: `b ${NEW}`,
    count: 1,
  })
  // One that came to a build between the two is.
  expect(
    nextManifestState({ mark: `a ${OLD}`, count: 1 }, seen('c', NEW, '/m/assets/index-NEWEST.js')),
  ).toEqual({
    mark: `c ${NEW}`,
    count: 2,
  })
})
