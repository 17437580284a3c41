import { DAY_MS } from '../timing'

/** Reports in one body, and entries in one list of a report. */
export const MAX_REPORTS = 10
export const MAX_ENTRIES = 20

/** Of one count. */
export const MAX_COUNT = 1_000_000

/** Bytes of one body; about a tenth of it is usual. */
export const MAX_REPORT_BYTES = 16_384

/** Version of the schema: a change that an older reader would misread increases it. */
export const REPORT_SCHEMA_VERSION = 1

/** Outbox entries with reports on one device, and the age at which one is dropped. */
export const MAX_REPORT_ROWS = 8
export const MAX_REPORT_AGE_MS = 7 * DAY_MS // as long as the gateway keeps an idempotency key
