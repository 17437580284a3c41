import * as v from 'valibot'
import type { Database } from '../db/database'

/** Source of a registration, as the app sends it (REG-01). */
export interface RegistrationSource {
  readonly kind: 'username' | 'mobile' | 'social'
  /** For a social registration, the provider's channel. */
  readonly registerMethod: string
  readonly registerUrl: string
  readonly domain: string
  readonly referralCode?: string | undefined
  readonly affiliateCode?: string | undefined
  readonly pixelTrack?: Readonly<Record<string, unknown>> | undefined
  readonly loginDeviceId: string
  readonly isOfficialAppLogin: boolean
  /** Template named in the merchant's settings, for a social registration. */
  readonly smsTemplate?: string | undefined
}

/** The caller holds the transaction that creates the member. `at` is epoch ms. */
export function saveRegistration(
  db: Database,
  memberId: number,
  source: RegistrationSource,
  at: number,
): void {
  db.run(
    `INSERT INTO registration (member_id, kind, method, url, domain, referral_code, affiliate_code, pixel_track,
       device_id, is_official_app, at, sms_template) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    memberId,
    source.kind,
    source.registerMethod,
    source.registerUrl,
    source.domain,
    source.referralCode ?? null,
    source.affiliateCode ?? null,
    source.pixelTrack === undefined ? null : JSON.stringify(source.pixelTrack),
    source.loginDeviceId,
    source.isOfficialAppLogin ? 1 : 0,
    at,
    source.smsTemplate ?? null,
  )
}

const registrationRow = v.object({
  username: v.string(),
  kind: v.string(),
  method: v.string(),
  url: v.string(),
  domain: v.string(),
  referral_code: v.nullable(v.string()),
  affiliate_code: v.nullable(v.string()),
  pixel_track: v.nullable(v.pipe(v.string(), v.parseJson())),
  device_id: v.string(),
  is_official_app: v.number(),
  at: v.number(),
  sms_template: v.nullable(v.string()),
})

/** Returns all registrations, oldest first. */
export function listRegistrations(db: Database) {
  return db
    .all(
      registrationRow,
      'SELECT registration.*, username FROM registration JOIN member ON member.id = member_id ORDER BY member_id',
    )
    .map((row) => ({
      username: row.username,
      kind: row.kind,
      registerMethod: row.method,
      registerUrl: row.url,
      domain: row.domain,
      referralCode: row.referral_code,
      affiliateCode: row.affiliate_code,
      pixelTrack: row.pixel_track,
      loginDeviceId: row.device_id,
      isOfficialAppLogin: row.is_official_app === 1,
      at: row.at,
      smsTemplate: row.sms_template,
    }))
}
