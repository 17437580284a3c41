/**
 * The members' chat: its tickets, sessions and messages. A message with a time in the future is still being written;
 * `is_read` is the member's state of an agent's message.
 */
export const CHAT_SCHEMA = `
CREATE TABLE IF NOT EXISTS chat_ticket (
  ticket_hash TEXT PRIMARY KEY, session_hash TEXT NOT NULL REFERENCES session (token_hash) ON DELETE CASCADE,
  ends_at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS chat_session (
  token_hash TEXT PRIMARY KEY, session_hash TEXT NOT NULL REFERENCES session (token_hash) ON DELETE CASCADE
);

CREATE TABLE IF NOT EXISTS chat_message (
  id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL REFERENCES member (id),
  author TEXT NOT NULL, text TEXT NOT NULL, link TEXT, at INTEGER NOT NULL, is_read INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS chat_by_member ON chat_message (member_id, id);
`
