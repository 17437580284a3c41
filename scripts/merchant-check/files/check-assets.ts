import { headerRules, headersForPath } from '#deploy/headers'
import type { CheckRun } from '../check-run'
import type { HttpResponse } from '../connection/http-get'
import type { Report } from '../report/findings'

const AT_ONCE = 8 // about as many as a browser opens per host
const NO_FILE = '/m/assets/merchant-check-asks-for-no-file.js'

const { rules } = headerRules({ indexHtml: '' })

const isImmutable = (cacheControl: string | null | undefined): boolean =>
  /\bimmutable\b/iu.test(cacheControl ?? '')

/** Checks that every file of the build is there, and the response for a missing file. */
export async function checkAssets(
  visit: CheckRun,
  addFinding: Report,
  paths: readonly string[],
): Promise<void> {
  const missing: string[] = []
  const changeable: string[] = []
  const left = paths.filter((path) => path.startsWith('/'))
  const askSome = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const asked = await requestFile(visit, path)
      if (!asked.ok || asked.value.status !== 200 || isDocument(path, asked.value)) missing.push(path)
      else if (
        isImmutable(headersForPath(rules, path)['Cache-Control']) &&
        !isImmutable(asked.value.headers.get('Cache-Control'))
      )
        changeable.push(path)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askSome))
  reportFiles(changeable, (first, others) =>
    addFinding(
      'warning',
      'asset-not-immutable',
      first,
      `lacks Cache-Control: immutable${others === 0 ? '' : `, like ${String(others)} more files of the build`}`,
      'Send public, max-age=31536000, immutable, or browsers ask for each file on each visit.',
    ),
  )
  reportFiles(missing, (first, others) =>
    addFinding(
      'error',
      'asset-missing',
      first,
      others === 0 ? 'is missing' : `is missing, with ${String(others)} more files of the build`,
      'Upload dist/assets/ whole; nginx looks for it as m/assets/ below --assets-root, or --root.',
    ),
  )
  const asked = await visit.get(`${visit.origin}${NO_FILE}`)
  if (asked.ok && asked.value.status !== 404)
    addFinding(
      'error',
      'no-404-for-assets',
      NO_FILE,
      `HTTP ${String(asked.value.status)} for a file that is not there`,
      'Answer 404: browsers keep a document under a script’s name, and the app stays broken for them.',
    )
}

/** Requests a file by HEAD, and by GET if a host or its firewall rejects that. */
const requestFile = async (visit: CheckRun, path: string) => {
  const url = `${visit.origin}${path}`
  const asked = await visit.get(url, { method: 'HEAD' })
  return asked.ok && asked.value.status === 200 ? asked : visit.get(url)
}

/** Reports the first of some files, with the number of the others. */
const reportFiles = (paths: readonly string[], report: (first: string, others: number) => void): void => {
  const [first] = paths.toSorted()
  if (first !== undefined) report(first, paths.length - 1)
}

const isDocument = (path: string, { headers }: HttpResponse): boolean =>
  !path.endsWith('.html') && /\bhtml\b/iu.test(headers.get('Content-Type') ?? '')
