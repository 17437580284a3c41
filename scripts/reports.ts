import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from './lib/user-error'
import { loadReports } from './reports/load-reports'
import { readOptions } from './reports/options'
import { renderPage } from './reports/page/render-page'

/**
 * `npm run reports -- [--db FILE | --url URL] [--days 28] [--out reports.html]`: writes a page with the field metrics that
 * a gateway has received, by default the running demo's (docs/field-metrics.md).
 */
try {
  const options = readOptions(process.argv.slice(2))
  const received = await loadReports(options, Date.now())
  const file = path.resolve(options.out)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, await renderPage(received, options.days))
  console.log(`${String(received.length)} reports: ${file}`)
} catch (error) {
  if (!(error instanceof UserError)) throw error
  console.log(error.message)
  process.exitCode = 1
}
