/** App download offers of the merchant, and the benefits of each rank. Texts have one column per language. */
export const DOWNLOAD_SCHEMA = `
CREATE TABLE IF NOT EXISTS download_banner (
  id TEXT PRIMARY KEY, position INTEGER NOT NULL, group_name TEXT NOT NULL,
  title_en TEXT NOT NULL, title_cn TEXT NOT NULL, title_ur TEXT NOT NULL,
  line_en TEXT NOT NULL, line_cn TEXT NOT NULL, line_ur TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS download_setting (
  name TEXT PRIMARY KEY, enabled INTEGER NOT NULL,
  value_en TEXT NOT NULL, value_cn TEXT NOT NULL, value_ur TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS benefit_label (
  label_id TEXT PRIMARY KEY, rank_level INTEGER NOT NULL, is_public INTEGER NOT NULL,
  name_en TEXT NOT NULL, name_cn TEXT NOT NULL, name_ur TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS benefit (
  label_id TEXT NOT NULL REFERENCES benefit_label (label_id), position INTEGER NOT NULL,
  text_en TEXT NOT NULL, text_cn TEXT NOT NULL, text_ur TEXT NOT NULL, PRIMARY KEY (label_id, position)
);
`
