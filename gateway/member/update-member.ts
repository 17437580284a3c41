import type { Database } from '../db/database'

export function changeLanguage(db: Database, memberId: number, language: string): void {
  db.run('UPDATE member SET language = ? WHERE id = ?', language, memberId)
}

export function changeIcon(db: Database, memberId: number, icon: number): void {
  db.run('UPDATE member SET profile_icon = ? WHERE id = ?', icon, memberId)
}

/** Saves a new password hash; this also ends a first login and any expiry. */
export function changePasswordOf(db: Database, memberId: number, hash: string): void {
  db.run('UPDATE member SET password = ?, is_first_login = 0, is_expired = 0 WHERE id = ?', hash, memberId)
}

/** Saves the current IP address of a member as the known one. */
export function saveIpAddress(db: Database, memberId: number): void {
  db.run('UPDATE member SET is_address_changed = 0 WHERE id = ?', memberId)
}

/** Saves the step of a used authenticator code, which no later login may use again. */
export function saveTotpStep(db: Database, memberId: number, step: number): void {
  db.run('UPDATE member SET totp_step = ? WHERE id = ?', step, memberId)
}
