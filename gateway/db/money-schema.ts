/**
 * Members' transactions with money and points. Amounts of money are whole hundredths of the currency's unit. A
 * payment's `target` is a method or an account; `status` is pending, done or failed.
 */
export const MONEY_SCHEMA = `
CREATE TABLE IF NOT EXISTS payment (
  id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL, target TEXT NOT NULL, amount INTEGER NOT NULL, status TEXT NOT NULL,
  idempotency_key TEXT NOT NULL, token_hash TEXT NOT NULL UNIQUE, at INTEGER NOT NULL, settled_at INTEGER
);
CREATE UNIQUE INDEX IF NOT EXISTS payment_by_key ON payment (member_id, idempotency_key);
CREATE INDEX IF NOT EXISTS payment_by_status ON payment (status, kind, at);

CREATE TABLE IF NOT EXISTS point_entry (
  id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL, reference TEXT NOT NULL, amount INTEGER NOT NULL, balance INTEGER NOT NULL, at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS feedback (
  id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL REFERENCES member (id),
  topic TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL
);
`
