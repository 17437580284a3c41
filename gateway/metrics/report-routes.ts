import { fieldReportsSchema } from '#domain/contract/metrics/field-report'
import { MAX_REPORT_BYTES } from '#domain/metrics/report-limits'
import { DAY_MS } from '#domain/timing'
import type { GatewayContext } from '../gateway-context'
import { success } from '../http/envelope'
import { tooLong } from '../http/error-response'
import { limitBody } from '../http/limit-body'
import type { GatewayApp } from '../http/types'
import { deliver } from '../outbox/deliver'
import { readReports } from './read-reports'
import { REPORTS_PATH } from './reports-path'
import { saveReports } from './save-reports'

const DEFAULT_DAYS = 28

/**
 * Takes reports of field metrics from anyone, without a session (docs/field-metrics.md): the closed schema is the only
 * protection. The demo and tests may also read them, for `npm run reports`.
 */
export function reportRoutes(app: GatewayApp, gateway: GatewayContext): void {
  const { db, clock, options } = gateway
  app.use(REPORTS_PATH, limitBody({ maxSize: MAX_REPORT_BYTES, onError: tooLong }))
  app.post(REPORTS_PATH, (c) =>
    deliver(c, gateway, { memberId: null, isProtected: false, schema: fieldReportsSchema }, ({ reports }) => {
      saveReports(
        db,
        reports.map((report) => ({ report, at: clock.now() })),
      )
      return null
    }),
  )
  if (!options.isDemo && !options.control) return
  app.get(REPORTS_PATH, (c) => {
    const days = Number(c.req.query('days') ?? DEFAULT_DAYS)
    return success(c, readReports(db, days > 0 ? clock.now() - days * DAY_MS : 0))
  })
}
