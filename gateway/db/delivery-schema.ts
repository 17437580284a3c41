/** Deliveries of apps: push devices, events, and the order in which each took effect. */
export const DELIVERY_SCHEMA = `
CREATE TABLE IF NOT EXISTS push_binding (
  registration_token TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member (id), at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS push_topic (
  registration_token TEXT NOT NULL, topic TEXT NOT NULL, member_id INTEGER NOT NULL REFERENCES member (id),
  at INTEGER NOT NULL, PRIMARY KEY (registration_token, topic)
);

CREATE TABLE IF NOT EXISTS tracking_event (
  event_id TEXT PRIMARY KEY, name TEXT NOT NULL, customer_id TEXT, customer_name TEXT,
  revenue REAL, amount REAL, value REAL, currency TEXT, attribution TEXT, click_ids TEXT,
  at INTEGER NOT NULL, received_at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS effect (
  position INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, call TEXT NOT NULL,
  member_id INTEGER REFERENCES member (id), idempotency_key TEXT, detail TEXT NOT NULL, at INTEGER NOT NULL
);
`
