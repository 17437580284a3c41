import { expect, test } from '@playwright/test'
import { recordSessions } from '../../scripts/cost/record-sessions'
import { isCall } from '../../scripts/cost/request-kind'
import {
  readSessions,
  type Recording,
  SESSION_NAMES,
  type SessionName,
  SESSIONS_FILE,
} from '../../scripts/cost/sessions-file'
import { LONG } from '../support/long'

/** What may change with each build and each run before docs/cdn.md is wrong. */
const TOLERANCE = 0.25
const TOLERATED_BYTES = 15_000 // a few images, or a document that Chromium preloads

const callsOf = ({ sessions }: Recording, name: SessionName): string[] =>
  [...new Set(sessions[name].map(({ kind }) => kind).filter(isCall))].sort()

const bytesOf = ({ sessions }: Recording, name: SessionName): number =>
  sessions[name].reduce((sum, { bytes }) => sum + bytes, 0)

test('a new recording has the calls and the bytes of docs/cdn.md', LONG, async () => {
  test.setTimeout(600_000)
  const [stored, recorded] = [await readSessions(SESSIONS_FILE), await recordSessions(0)]
  const hint = 'the app requests something else: run npm run cost -- --record'
  for (const name of SESSION_NAMES.filter((each) => !each.endsWith('Stay'))) {
    expect(callsOf(recorded, name), `${name}: ${hint}`).toEqual(callsOf(stored, name))
    const difference = Math.abs(bytesOf(recorded, name) - bytesOf(stored, name))
    expect(difference, `${name}: ${hint}`).toBeLessThan(bytesOf(stored, name) * TOLERANCE + TOLERATED_BYTES)
  }
  expect(bytesOf(recorded, 'offlineStart')).toBe(0)
})
