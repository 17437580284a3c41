import * as v from 'valibot'
import { LANGUAGES } from '../../language/languages'
import { BLOCKED_CONTENT, CSP_DIRECTIVES } from '../../metrics/blocked-content'
import { bucketOf } from '../../metrics/buckets'
import { CONNECTION_CLASSES } from '../../metrics/connection-class'
import { DEVICE_CLASSES } from '../../metrics/device-class'
import { ERROR_TYPES } from '../../metrics/error-types'
import { MAX_COUNT, MAX_ENTRIES, MAX_REPORTS, REPORT_SCHEMA_VERSION } from '../../metrics/report-limits'
import { ROUTE_TEMPLATES } from '../../metrics/route-template'

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_COUNT))
/** Ids that our builds have, and nothing that could be a text. */
const buildSchema = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/u))
const bucketSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,8}$/u),
  v.check((text) => String(bucketOf(Number(text))) === text),
)
const histogramSchema = v.optional(v.record(bucketSchema, countSchema))
const routeSchema = v.picklist(ROUTE_TEMPLATES)

/** Number of values in each bucket; a bucket is named by its upper bound (domain/metrics/buckets.ts). */
const histogramsSchema = v.strictObject({
  // Milliseconds.
  'browser.web_vital.fcp': histogramSchema,
  'app.games_on_screen': histogramSchema,
  'browser.web_vital.inp': histogramSchema,
  // Thousandths of the score.
  'browser.web_vital.cls': histogramSchema,
  // Seconds.
  'app.offline.data_age': histogramSchema,
  // Bytes.
  'app.update.size': histogramSchema,
})

const countsSchema = v.strictObject({
  'app.opens': v.optional(countSchema),
  'app.opens.offline': v.optional(countSchema),
  'app.lines.tried': v.optional(countSchema),
  'app.lines.lost': v.optional(countSchema),
  'app.storage.quota_exceeded': v.optional(countSchema),
  'app.storage.memory_mode': v.optional(countSchema),
  'app.storage.rebuilt': v.optional(countSchema),
})

const listOf = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(v.array(entry), v.maxLength(MAX_ENTRIES))

/** One report: classes of a device, and counts. Names are those of OpenTelemetry where it has one. */
export const fieldReportSchema = v.strictObject({
  'service.version': buildSchema,
  'url.template': routeSchema,
  'browser.language': v.picklist(LANGUAGES.map(({ code }) => code)),
  'network.connection.subtype': v.picklist(CONNECTION_CLASSES),
  'app.save_data': v.boolean(),
  'app.device_class': v.picklist(DEVICE_CLASSES),
  'app.display_mode': v.picklist(['browser', 'standalone']),
  histograms: histogramsSchema,
  counts: countsSchema,
  errors: listOf(
    v.strictObject({
      'error.type': v.picklist(ERROR_TYPES),
      'http.response.status_code': v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599)),
      ),
      'url.template': routeSchema,
      count: countSchema,
    }),
  ),
  violations: listOf(
    v.strictObject({
      'app.csp.directive': v.picklist(CSP_DIRECTIVES),
      'app.csp.blocked': v.picklist(BLOCKED_CONTENT),
      count: countSchema,
    }),
  ),
  updates: listOf(
    v.strictObject({
      'app.update.from': buildSchema,
      'app.update.outcome': v.picklist(['applied', 'failed']),
      count: countSchema,
    }),
  ),
})

/** The body of a post of reports. Anything else in it, and any other value, is rejected. */
export const fieldReportsSchema = v.strictObject({
  schema: v.literal(REPORT_SCHEMA_VERSION),
  reports: v.pipe(v.array(fieldReportSchema), v.minLength(1), v.maxLength(MAX_REPORTS)),
})

export type FieldReport = v.InferOutput<typeof fieldReportSchema>
