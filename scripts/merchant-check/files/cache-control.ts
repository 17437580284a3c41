import type { HttpResponse } from '../connection/http-get'
import type { Report } from '../report/findings'

/** Reports a file that browsers may use without a question to the host. */
export const reportCacheControl = (addFinding: Report, path: string, { headers }: HttpResponse): void => {
  if (!/\bno-(?:cache|store)\b/iu.test(headers.get('Cache-Control') ?? ''))
    addFinding(
      'warning',
      'file-cacheable',
      path,
      'lacks Cache-Control: no-cache',
      'Send it, or players keep an old build or file.',
    )
}
