import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { ROOT } from '../lib/ensure-build'
import { UserError } from '../lib/user-error'

/** The recording that docs/cdn.md is computed from. */
export const SESSIONS_FILE = path.join(ROOT, 'docs/data/sessions.json')

/** What is recorded, each one a part of a player's day (docs/cdn.md). */
export const SESSION_NAMES = [
  'guestFirstVisit',
  'guestReturn',
  'trial',
  'update',
  'offlineStart',
  'login',
  'memberReturn',
  'game',
  'guestStay',
  'memberStay',
] as const

export type SessionName = (typeof SESSION_NAMES)[number]

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const rowSchema = v.object({
  /** A kind of request (`requestKind`). */
  kind: v.string(),
  status: count,
  requests: v.pipe(count, v.minValue(1)),
  /** All of them together: head and body of the responses. */
  bytes: count,
})

const recordingSchema = v.object({
  /** The day, as in `2026-11-27`. */
  date: v.pipe(v.string(), v.isoDate()),
  /** Id of the build. */
  build: v.string(),
  /** How long the lobby was open in the two stays. */
  stayMinutes: v.pipe(v.number(), v.minValue(0)),
  sessions: v.object(v.entriesFromList(SESSION_NAMES, v.array(rowSchema))),
})

export type SessionRow = v.InferOutput<typeof rowSchema>
export type Recording = v.InferOutput<typeof recordingSchema>

/**
 * Reads a recording.
 * @throws UserError if there is none, or something else
 */
export async function readSessions(file: string): Promise<Recording> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`There is no recording in ${file}: pass another --sessions, or record with --record.`)
  })
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), recordingSchema), text)
  if (!parsed.success)
    throw new UserError(
      `${file} is no recording (${v.getDotPath(parsed.issues[0]) ?? parsed.issues[0].message}): record again with --record.`,
    )
  return parsed.output
}

export async function writeSessions(file: string, recording: Recording): Promise<void> {
  await writeFile(file, `${JSON.stringify(recording, null, 2)}\n`)
}
