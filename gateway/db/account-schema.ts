/**
 * Members, their sessions and their money. Amounts are whole hundredths of the currency's unit; tokens and codes are
 * hashes; an empty password means none. `dialling_code` and `mobile` are digits; names and emails are stored as
 * entered.
 */
export const ACCOUNT_SCHEMA = `
CREATE TABLE IF NOT EXISTS member (
  id INTEGER PRIMARY KEY, username TEXT NOT NULL UNIQUE, password TEXT NOT NULL, type INTEGER NOT NULL,
  registered_at INTEGER NOT NULL, language TEXT NOT NULL, profile_icon INTEGER NOT NULL,
  email TEXT, mobile TEXT, referral_code TEXT NOT NULL,
  is_first_login INTEGER NOT NULL DEFAULT 0, is_expired INTEGER NOT NULL DEFAULT 0, verified_by TEXT,
  label_id TEXT, label_type TEXT, label_rank INTEGER, label_en TEXT, label_cn TEXT, label_ur TEXT,
  rank_done INTEGER NOT NULL DEFAULT 0, rank_total INTEGER NOT NULL DEFAULT 0,
  balance INTEGER NOT NULL DEFAULT 0 CHECK (balance >= 0),
  dialling_code TEXT, payee_name TEXT, totp_secret TEXT, totp_step INTEGER NOT NULL DEFAULT 0,
  is_address_changed INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS member_by_mobile ON member (mobile);

CREATE TABLE IF NOT EXISTS registration (
  member_id INTEGER PRIMARY KEY REFERENCES member (id), kind TEXT NOT NULL, method TEXT NOT NULL, url TEXT NOT NULL,
  domain TEXT NOT NULL, referral_code TEXT, affiliate_code TEXT, pixel_track TEXT,
  device_id TEXT NOT NULL, is_official_app INTEGER NOT NULL, at INTEGER NOT NULL, sms_template TEXT
);

CREATE TABLE IF NOT EXISTS social_link (
  channel TEXT NOT NULL, subject TEXT NOT NULL, member_id INTEGER NOT NULL REFERENCES member (id), at INTEGER NOT NULL,
  PRIMARY KEY (channel, subject)
);

CREATE TABLE IF NOT EXISTS verification_code (
  target TEXT PRIMARY KEY, code_hash TEXT NOT NULL, ends_at INTEGER NOT NULL, wrong INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE IF NOT EXISTS session (
  token_hash TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member (id), started_at INTEGER NOT NULL,
  origin TEXT NOT NULL DEFAULT 'password'
);
CREATE INDEX IF NOT EXISTS session_by_member ON session (member_id);

CREATE TABLE IF NOT EXISTS login_ticket (
  ticket_hash TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member (id), ends_at INTEGER NOT NULL,
  origin TEXT NOT NULL DEFAULT 'password', is_weak INTEGER NOT NULL DEFAULT 0, link_channel TEXT, link_subject TEXT
);

CREATE TABLE IF NOT EXISTS ledger_entry (
  id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL, reference TEXT NOT NULL, amount INTEGER NOT NULL, balance INTEGER NOT NULL, at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS ledger_by_member ON ledger_entry (member_id, id);

CREATE TABLE IF NOT EXISTS launch_ticket (
  ticket_hash TEXT PRIMARY KEY, session_hash TEXT NOT NULL REFERENCES session (token_hash) ON DELETE CASCADE,
  demo TEXT NOT NULL, game_code TEXT NOT NULL, ends_at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS game_session (
  token_hash TEXT PRIMARY KEY, session_hash TEXT NOT NULL REFERENCES session (token_hash) ON DELETE CASCADE,
  demo TEXT NOT NULL, game_code TEXT NOT NULL, round TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS game_bet (
  game_session TEXT NOT NULL REFERENCES game_session (token_hash) ON DELETE CASCADE, bet_id TEXT NOT NULL,
  move TEXT NOT NULL, answer TEXT NOT NULL, PRIMARY KEY (game_session, bet_id)
);

CREATE TABLE IF NOT EXISTS first_answer (
  owner TEXT NOT NULL, idempotency_key TEXT NOT NULL, request_hash TEXT NOT NULL,
  status INTEGER NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (owner, idempotency_key)
);
`

/** Columns that a database file of an earlier version lacks, each in the syntax of `ALTER TABLE … ADD COLUMN`. */
export const LATER_COLUMNS: readonly (readonly [table: string, column: string, definition: string])[] = [
  ['member', 'dialling_code', 'TEXT'],
  ['member', 'payee_name', 'TEXT'],
  ['member', 'totp_secret', 'TEXT'],
  ['member', 'totp_step', 'INTEGER NOT NULL DEFAULT 0'],
  ['member', 'is_address_changed', 'INTEGER NOT NULL DEFAULT 0'],
  ['session', 'origin', "TEXT NOT NULL DEFAULT 'password'"],
  ['login_ticket', 'origin', "TEXT NOT NULL DEFAULT 'password'"],
  ['login_ticket', 'is_weak', 'INTEGER NOT NULL DEFAULT 0'],
  ['login_ticket', 'link_channel', 'TEXT'],
  ['login_ticket', 'link_subject', 'TEXT'],
  ['registration', 'sms_template', 'TEXT'],
  ['payout_account', 'digest', 'TEXT'], // null for accounts of the seed and of earlier builds
  ['mall_item', 'credit', 'INTEGER NOT NULL DEFAULT 0'], // hundredths that are added to the balance
]
