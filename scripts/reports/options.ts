import { httpOrigin, parseCommandLine } from '../lib/command-line'
import { UserError } from '../lib/user-error'
import { REPORTS_PATH } from '#gateway/metrics/reports-path'

/** Where the reports are: the reference gateway's database, or a URL that returns them. */
export type ReportSource = { readonly db: string } | { readonly url: string }

export interface ReportOptions {
  readonly source: ReportSource
  readonly days: number
  /** The file to write. */
  readonly out: string
}

export const USAGE = 'npm run reports -- [--db FILE | --url URL] [--days 28] [--out reports.html]'

const DEMO_URL = `http://127.0.0.1:4173${REPORTS_PATH}` // of npm start

/** Reads the command line. Throws a `UserError`. */
export const readOptions = (args: readonly string[]): ReportOptions => {
  const { values } = parseCommandLine(
    {
      args: [...args],
      options: {
        db: { type: 'string' },
        url: { type: 'string' },
        days: { type: 'string', default: '28' },
        out: { type: 'string', default: 'reports.html' },
      },
    },
    USAGE,
  )
  const { db, url = DEMO_URL, days, out } = values
  if (db !== undefined && values.url !== undefined)
    throw new UserError(`Give either --db or --url.\n${USAGE}`)
  if (httpOrigin(url) === null) throw new UserError(`"${url}" is no http(s) address.\n${USAGE}`)
  if (!/^[1-9]\d{0,3}$/u.test(days))
    throw new UserError(`--days takes a whole number from 1 to 9999, not "${days}".\n${USAGE}`)
  return { source: db === undefined ? { url } : { db }, days: Number(days), out }
}
