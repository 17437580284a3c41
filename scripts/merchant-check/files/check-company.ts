import { companyInfo, type Mark } from '#domain/company/company-info'
import { linkTarget, safeImageUrl } from '#domain/routing/safe-url'
import { ownEntries } from '#domain/text/own-entries'
import { PING_RACE_TIMEOUT_MS } from '#domain/timing'
import type { CheckRun } from '../check-run'
import { configField, type FieldPlace, type Report } from '../report/findings'

const FIELDS = ['phone', 'email', 'terms', 'privacy', 'licence', 'payments'] as const

/** Checks `company` of config.json: its fields, and that its links and images load. */
export async function checkCompany(visit: CheckRun): Promise<void> {
  const company = ownEntries(JSON.parse(visit.configJson) as unknown).get('company')
  if (company === undefined) return
  const addFinding = visit.findings.of('app files')
  const sent = ownEntries(Array.isArray(company) ? null : company)
  if (typeof company !== 'object' || company === null || Array.isArray(company))
    addFinding(
      'warning',
      'company-invalid',
      configField('company'),
      'is no object',
      'Send the fields as an object.',
    )
  const info = companyInfo(visit.configJson)
  for (const name of FIELDS) {
    const kept = info[name]
    const isEmpty = kept === null || kept === ''
    if (sent.has(name) && isEmpty)
      addFinding(
        'warning',
        'company-invalid',
        placeOf(name),
        'is not of the expected form',
        'Correct it: the app leaves it out.',
      )
  }
  const payments: unknown = sent.get('payments')
  const lost = Array.isArray(payments) ? payments.length - info.payments.length : 0
  if (payments !== undefined && !Array.isArray(payments))
    addFinding(
      'warning',
      'company-invalid',
      placeOf('payments'),
      'is no list',
      'Send a list of { name, image }.',
    )
  if (lost > 0)
    addFinding(
      'warning',
      'company-invalid',
      placeOf('payments'),
      `${lost} left out`,
      'Name each, 24 at most.',
    )
  const marks: readonly (readonly [string, Mark])[] = [
    ...(info.licence ? [['licence', info.licence] as const] : []),
    ...info.payments.map((mark, index) => [`payments[${index}]`, mark] as const),
  ]
  for (const [name, url] of [
    ['terms', info.terms],
    ['privacy', info.privacy],
    ...marks.map(([place, mark]) => [`${place}.url`, mark.url] as const),
  ] as const)
    await checkLink(visit, addFinding, name, url)
  for (const [place, { image }] of marks) await checkImage(visit, addFinding, `${place}.image`, image)
}

const placeOf = (name: string): FieldPlace => configField(`company.${name}`)

const checkLink = async (visit: CheckRun, addFinding: Report, name: string, url: string): Promise<void> => {
  if (url === '') return
  const target = linkTarget(url, visit.origin)
  if (target.kind === 'none')
    addFinding(
      'warning',
      'company-url-unsafe',
      placeOf(name),
      'leads nowhere',
      'Name an https address, or a path of the app.',
    )
  if (target.kind === 'external') await checkLoads(visit, addFinding, name, target.url)
}

const checkImage = async (
  visit: CheckRun,
  addFinding: Report,
  name: string,
  image: string,
): Promise<void> => {
  if (image === '') return
  const url = safeImageUrl(image.replaceAll('{w}', '96'), visit.origin)
  if (url === null)
    addFinding(
      'warning',
      'company-url-unsafe',
      placeOf(name),
      'may not be loaded',
      'Name an https address, or a path.',
    )
  else await checkLoads(visit, addFinding, name, url)
}

const checkLoads = async (visit: CheckRun, addFinding: Report, name: string, url: string): Promise<void> => {
  const asked = await visit.get(url, { limitMs: PING_RACE_TIMEOUT_MS })
  if (asked.ok && asked.value.status < 400) return
  const what = asked.ok ? `answers ${asked.value.status}` : asked.error.text
  addFinding(
    'warning',
    'company-url-broken',
    placeOf(name),
    `${url} ${what}`,
    'Correct the address, or the host.',
  )
}
