/** Reports of field metrics (docs/field-metrics.md). Times are hours: no row belongs to one visit. */
export const REPORT_SCHEMA = `
CREATE TABLE IF NOT EXISTS field_report (
  id INTEGER PRIMARY KEY AUTOINCREMENT, hour INTEGER NOT NULL, build TEXT NOT NULL, route TEXT NOT NULL,
  language TEXT NOT NULL, connection TEXT NOT NULL, save_data INTEGER NOT NULL, device TEXT NOT NULL,
  display_mode TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS field_report_hour ON field_report (hour);

CREATE TABLE IF NOT EXISTS field_value (
  report_id INTEGER NOT NULL REFERENCES field_report (id) ON DELETE CASCADE, metric TEXT NOT NULL,
  bucket INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (report_id, metric, bucket)
);

CREATE TABLE IF NOT EXISTS field_count (
  report_id INTEGER NOT NULL REFERENCES field_report (id) ON DELETE CASCADE, metric TEXT NOT NULL,
  count INTEGER NOT NULL, PRIMARY KEY (report_id, metric)
);

CREATE TABLE IF NOT EXISTS field_error (
  report_id INTEGER NOT NULL REFERENCES field_report (id) ON DELETE CASCADE, type TEXT NOT NULL, status INTEGER,
  route TEXT NOT NULL, count INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS field_violation (
  report_id INTEGER NOT NULL REFERENCES field_report (id) ON DELETE CASCADE, directive TEXT NOT NULL,
  blocked TEXT NOT NULL, count INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS field_update (
  report_id INTEGER NOT NULL REFERENCES field_report (id) ON DELETE CASCADE, from_build TEXT NOT NULL,
  outcome TEXT NOT NULL, count INTEGER NOT NULL
);
`
