/**
 * The tables. Texts that differ by language have one column per language: EN, CN and UR are complete. `translation` has
 * categories, banners and announcements in the other languages.
 */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE IF NOT EXISTS translation (
  language TEXT NOT NULL, key TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (language, key)
);

CREATE TABLE IF NOT EXISTS vendor_group (
  classify TEXT PRIMARY KEY, position INTEGER NOT NULL,
  title_en TEXT NOT NULL, title_cn TEXT NOT NULL, title_ur TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS vendor (
  vendor TEXT PRIMARY KEY, account_type TEXT NOT NULL, classify TEXT NOT NULL REFERENCES vendor_group (classify),
  position INTEGER NOT NULL, accent TEXT NOT NULL,
  name_en TEXT NOT NULL, name_cn TEXT NOT NULL, name_ur TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS game (
  game_id TEXT PRIMARY KEY, node_id INTEGER NOT NULL, game_code TEXT NOT NULL UNIQUE,
  vendor TEXT NOT NULL REFERENCES vendor (vendor), game_type TEXT NOT NULL,
  name_en TEXT NOT NULL, name_cn TEXT NOT NULL, name_ur TEXT NOT NULL,
  motif TEXT NOT NULL, palette INTEGER NOT NULL, color TEXT NOT NULL,
  is_new INTEGER NOT NULL, is_hot INTEGER NOT NULL, has_trial INTEGER NOT NULL, has_lobby INTEGER NOT NULL,
  prize_modes TEXT, lotto_area TEXT, launch_mode TEXT, lotto_view TEXT,
  sort_order INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS game_by_order ON game (sort_order);

CREATE TABLE IF NOT EXISTS popular (position INTEGER PRIMARY KEY, game_id TEXT NOT NULL);

CREATE TABLE IF NOT EXISTS banner (
  id TEXT PRIMARY KEY, position INTEGER NOT NULL, art TEXT NOT NULL, color TEXT NOT NULL,
  title_en TEXT NOT NULL, title_cn TEXT NOT NULL, title_ur TEXT NOT NULL,
  line_en TEXT NOT NULL, line_cn TEXT NOT NULL, line_ur TEXT NOT NULL,
  linkage_type TEXT NOT NULL, linkage TEXT NOT NULL,
  room_id TEXT, node_id TEXT, game_type TEXT, vendor TEXT
);

CREATE TABLE IF NOT EXISTS promotion_category (
  id TEXT PRIMARY KEY, position INTEGER NOT NULL,
  name_en TEXT NOT NULL, name_cn TEXT NOT NULL, name_ur TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS announcement (
  id TEXT PRIMARY KEY, position INTEGER NOT NULL,
  title_en TEXT NOT NULL, title_cn TEXT NOT NULL, title_ur TEXT NOT NULL,
  content_en TEXT NOT NULL, content_cn TEXT NOT NULL, content_ur TEXT NOT NULL,
  promotion_type TEXT NOT NULL, execution TEXT NOT NULL, category_id TEXT, audience TEXT,
  start_time INTEGER NOT NULL, end_time INTEGER, art TEXT, popup INTEGER NOT NULL,
  redirect TEXT, external_link TEXT
);

CREATE TABLE IF NOT EXISTS game_match (
  id TEXT PRIMARY KEY, start_time INTEGER NOT NULL, vendor TEXT NOT NULL, game_code TEXT NOT NULL,
  home_en TEXT NOT NULL, home_cn TEXT NOT NULL, home_ur TEXT NOT NULL,
  away_en TEXT NOT NULL, away_cn TEXT NOT NULL, away_ur TEXT NOT NULL,
  league_en TEXT NOT NULL, league_cn TEXT NOT NULL, league_ur TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS win (
  id TEXT PRIMARY KEY, game_id TEXT NOT NULL REFERENCES game (game_id) ON DELETE CASCADE, player TEXT NOT NULL,
  amount INTEGER NOT NULL, at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS country (
  country_code TEXT PRIMARY KEY, dialling_code TEXT NOT NULL,
  name_en TEXT NOT NULL, name_cn TEXT NOT NULL, name_ur TEXT NOT NULL
);
`
