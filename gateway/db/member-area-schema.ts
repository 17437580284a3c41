/** Data of the member area's pages. Amounts of money are whole hundredths of the currency's unit. */
export const MEMBER_AREA_SCHEMA = `
CREATE TABLE IF NOT EXISTS payment_method (
  id TEXT PRIMARY KEY, position INTEGER NOT NULL, sign TEXT NOT NULL, accent TEXT NOT NULL,
  name_en TEXT NOT NULL, name_cn TEXT NOT NULL, name_ur TEXT NOT NULL,
  min INTEGER NOT NULL, max INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS mission (
  id TEXT PRIMARY KEY, position INTEGER NOT NULL,
  title_en TEXT NOT NULL, title_cn TEXT NOT NULL, title_ur TEXT NOT NULL, target INTEGER NOT NULL,
  reward INTEGER, reward_en TEXT, reward_cn TEXT, reward_ur TEXT
);

CREATE TABLE IF NOT EXISTS mall_item (
  id TEXT PRIMARY KEY, position INTEGER NOT NULL, motif TEXT NOT NULL, palette INTEGER NOT NULL,
  title_en TEXT NOT NULL, title_cn TEXT NOT NULL, title_ur TEXT NOT NULL, cost INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS member_standing (
  member_id INTEGER PRIMARY KEY REFERENCES member (id),
  deposits INTEGER NOT NULL DEFAULT 0, withdrawals INTEGER NOT NULL DEFAULT 0,
  points INTEGER NOT NULL DEFAULT 0, unread INTEGER NOT NULL DEFAULT 0,
  app_download INTEGER NOT NULL DEFAULT 0, app_download_count INTEGER NOT NULL DEFAULT 0,
  referral INTEGER NOT NULL DEFAULT 0, referral_count INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE IF NOT EXISTS payout_account (
  id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member (id), kind TEXT NOT NULL,
  label_en TEXT NOT NULL, label_cn TEXT NOT NULL, label_ur TEXT NOT NULL, masked TEXT NOT NULL,
  digest TEXT
);

CREATE TABLE IF NOT EXISTS reward (
  id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member (id),
  title_en TEXT NOT NULL, title_cn TEXT NOT NULL, title_ur TEXT NOT NULL,
  amount INTEGER NOT NULL, status TEXT NOT NULL, expires_at INTEGER
);

CREATE TABLE IF NOT EXISTS mission_progress (
  member_id INTEGER NOT NULL REFERENCES member (id), mission_id TEXT NOT NULL, progress INTEGER NOT NULL,
  PRIMARY KEY (member_id, mission_id)
);
`
