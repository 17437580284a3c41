import * as v from 'valibot'
import type { Database } from '../db/database'

interface Device {
  readonly registrationToken: string
  readonly memberId: number
  /** Epoch ms. */
  readonly at: number
}

/** Binds the device to this member for push, even if another member had it before. */
export function bindDevice(db: Database, { registrationToken, memberId, at }: Device): void {
  db.run(
    `INSERT INTO push_binding (registration_token, member_id, at) VALUES (?, ?, ?)
     ON CONFLICT (registration_token) DO UPDATE SET member_id = excluded.member_id, at = excluded.at`,
    registrationToken,
    memberId,
    at,
  )
}

export function subscribeDevice(db: Database, topic: string, device: Device): void {
  const { registrationToken, memberId, at } = device
  db.run(
    `INSERT INTO push_topic (registration_token, topic, member_id, at) VALUES (?, ?, ?, ?)
     ON CONFLICT (registration_token, topic) DO UPDATE SET member_id = excluded.member_id, at = excluded.at`,
    registrationToken,
    topic,
    memberId,
    at,
  )
}

/** Ends push to the device, for every topic. It needs no session: the token is enough. */
export function unbindDevice(db: Database, registrationToken: string): void {
  db.run('DELETE FROM push_topic WHERE registration_token = ?', registrationToken)
  db.run('DELETE FROM push_binding WHERE registration_token = ?', registrationToken)
}

const bindingRow = v.object({ registration_token: v.string(), username: v.string() })
const topicRow = v.object({ registration_token: v.string(), topic: v.string(), username: v.string() })

/** Returns the devices that push reaches now: those bound to a member, and those with a topic. */
export function listDevices(db: Database) {
  const join = 'JOIN member ON member.id = member_id'
  return {
    bindings: db
      .all(bindingRow, `SELECT registration_token, username FROM push_binding ${join} ORDER BY at`)
      .map((row) => ({ registrationToken: row.registration_token, member: row.username })),
    topics: db
      .all(
        topicRow,
        `SELECT registration_token, topic, username FROM push_topic ${join} ORDER BY at, registration_token, topic`,
      )
      .map((row) => ({ registrationToken: row.registration_token, topic: row.topic, member: row.username })),
  }
}
