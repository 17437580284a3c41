import { expect, test } from 'vitest'
import { integrityOf } from '../../scripts/build/precache-manifest'
import { matchesIntegrity } from '../../sw/integrity'

const whole = 'export const lobby = 1'
const integrity = integrityOf(new TextEncoder().encode(whole))

test('R-08 the integrity of a file is the one that the build computes, and a truncated or altered body does not match', async () => {
  expect(await matchesIntegrity(new Response(whole), integrity)).toBe(true)
  expect(await matchesIntegrity(new Response(whole.slice(0, -1)), integrity)).toBe(false)
  expect(await matchesIntegrity(new Response(whole.replace('1', '2')), integrity)).toBe(false)
})
