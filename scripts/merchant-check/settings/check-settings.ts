import * as v from 'valibot'
import { BACKGROUND_COLOURS } from '#domain/background-colours'
import { appIcon } from '#domain/install/install-links'
import { LANGUAGES } from '#domain/language/languages'
import { type Settings, SETTINGS_ENTRIES, settingsSchema } from '#domain/contract/settings/settings'
import { ownEntries } from '#domain/text/own-entries'
import { toLanguageCode } from '#domain/language/language-choice'
import { lineOrigin, linkTarget } from '#domain/routing/safe-url'
import { decryptServices } from '#worker/lines/decrypt-services'
import { accentTokens, contrast, DEFAULT_ACCENT, parseHex } from '../../../src/ui/accent'
import { type Report, settingsField } from '../report/findings'
import { amongOthers, nearestName } from '../report/nearest-name'
import { unknownFields } from '../report/unknown-fields'
import { describeIssue, pathOf } from '../report/describe-issue'
import { MERCHANT_FLAGS } from './merchant-flags'
import { rowPath } from './row-path'
import type { CheckRun } from '../check-run'

const READABLE = 4.5 // WCAG 2.2 AA, small text

/**
 * Checks the settings beyond their types.
 * @param wire as received
 * @param settings as the app parses them
 */
export function checkSettings(visit: CheckRun, wire: unknown, settings: Settings): void {
  const addFinding = visit.findings.of('settings')
  reportBadFields(addFinding, wire, settings)
  reportMisspeltFields(addFinding, wire)
  reportLanguages(addFinding, settings)
  reportAccent(addFinding, settings.mobileTemplate.theme.accent)
  reportFlags(addFinding, wire)
  reportServices(visit, addFinding, wire, settings)
  for (const [index, { domainName }] of settings.domainList.entries())
    if (lineOrigin(domainName) === null)
      addFinding(
        'warning',
        'line-invalid',
        settingsField(`${rowPath(wire, 'domainList', index)}.domainName`),
        'names no line',
        'Name a host, or an http(s) origin without a path.',
      )
  for (const [index, resource] of settings.resources.entries()) {
    const { resourceType, url } = resource
    const isIcon = appIcon([resource], '') !== '' // check-pictures.ts loads it
    if (!isIcon && linkTarget(url, visit.origin).kind === 'none')
      addFinding(
        'warning',
        'resource-url-unsafe',
        settingsField(`${rowPath(wire, 'resources', index)}.url`),
        `leads nowhere (${resourceType})`,
        'Send an https address; nobody can download it.',
      )
  }
  if (settings.currencySymbol === '')
    addFinding(
      'note',
      'no-currency-symbol',
      settingsField('currencySymbol'),
      'is not there',
      'Send it, or amounts are shown with the code of the currency.',
    )
  if (settings.imageCDNs.length === 0)
    addFinding(
      'warning',
      'no-image-host',
      settingsField('imageCDNs'),
      'names no host',
      'Name an image host: the flags of the countries come from it.',
    )
  if (settings.mobileTemplate.image_logo === '')
    addFinding(
      'warning',
      'no-logo',
      settingsField('mobileTemplate.image_logo'),
      'is not there',
      'Name the merchant’s logo.',
    )
}

/** Reports each invalid field and the value the app uses instead; `reportFlags` reports the flags. */
const reportBadFields = (addFinding: Report, wire: unknown, settings: Settings): void => {
  for (const issue of v.safeParse(settingsSchema, wire).issues ?? []) {
    const path = pathOf(issue)
    if (path.startsWith('whitelabelVal.')) continue
    const taken = path.split('.').reduce<unknown>((value, name) => ownEntries(value).get(name), settings)
    const what = describeIssue(issue, 'it').slice('it '.length)
    addFinding(
      'warning',
      'settings-field-invalid',
      settingsField(path),
      `${what}; ${instead(taken)}`,
      'Send it as the contract has it.',
    )
  }
}

/** Gateways may send more than the app reads, so only a name close to one of the app's is a finding. */
const reportMisspeltFields = (addFinding: Report, wire: unknown): void => {
  for (const { path, meant } of unknownFields(v.looseObject(SETTINGS_ENTRIES), wire, amongOthers))
    if (meant !== null)
      addFinding(
        'warning',
        'settings-field-misspelt',
        settingsField(path),
        `is no field of the app; ${meant} is probably meant`,
        `Send it as ${meant}.`,
      )
}

const instead = (taken: unknown): string => {
  if (taken === undefined) return 'the app goes without it'
  return `the app takes ${typeof taken === 'object' ? 'its default' : JSON.stringify(taken)}`
}

const reportLanguages = (addFinding: Report, { languages }: Settings): void => {
  if (!languages) {
    addFinding(
      'note',
      'no-languages',
      settingsField('languages'),
      'not sent',
      'Name the languages of your content; the app offers all 23 of its own.',
    )
    return
  }
  const unknown = languages.filter((code) => toLanguageCode(code) === null)
  if (unknown.length > 0)
    addFinding(
      'warning',
      'language-unknown',
      settingsField('languages'),
      `the app has no ${unknown.join(', ')}`,
      `There are ${LANGUAGES.map(({ code }) => code).join(', ')}; Chinese is CN, or TW in traditional letters.`,
    )
  if (unknown.length === languages.length)
    addFinding(
      'warning',
      'no-known-language',
      settingsField('languages'),
      'none is known; the app offers all 23 of its own',
      'Name at least one that the app has.',
    )
}

const reportAccent = (addFinding: Report, accent: string): void => {
  const where = settingsField('mobileTemplate.theme.accent')
  const rgb = parseHex(accent)
  const tokens = accentTokens(accent)
  if (rgb === null || tokens === null) {
    const what = accent === '' ? 'is not there' : 'is no colour'
    const severity = accent === '' ? 'note' : 'warning'
    addFinding(severity, 'accent-invalid', where, `${what}; the app uses ${DEFAULT_ACCENT}`, 'Send #rrggbb.')
    return
  }
  for (const [style, ground] of Object.entries(BACKGROUND_COLOURS)) {
    const groundRgb = parseHex(ground)
    const shade = tokens[`--accent-on-${style}`]
    if (!groundRgb || shade === undefined || shade === tokens['--accent']) continue
    const ratio = contrast(rgb, groundRgb)
    if (ratio < READABLE)
      addFinding(
        'note',
        'accent-contrast',
        where,
        `${accent.trim()} reads ${ratio.toFixed(1)}:1 on the ${style} ground, less than ${READABLE}:1; text has ${shade}`,
        `Nothing, or choose an accent that reads on ${style} ground.`,
      )
  }
}

const reportFlags = (addFinding: Report, wire: unknown): void => {
  for (const [name, value] of ownEntries(ownEntries(wire).get('whitelabelVal'))) {
    const where = settingsField(`whitelabelVal.${name}`)
    if (typeof value !== 'boolean')
      addFinding(
        'warning',
        'flag-not-boolean',
        where,
        `is ${value === null ? 'null' : `a ${typeof value}`}, so it is off`,
        'Send true or false.',
      )
    if (MERCHANT_FLAGS.has(name)) continue
    const meant = nearestName(name, MERCHANT_FLAGS)
    addFinding(
      'note',
      'flag-unknown',
      where,
      `is no flag that the app knows${meant === null ? '' : `; ${meant} is probably meant`}`,
      meant === null ? 'Leave it out, or use a flag of docs/flags.md.' : `Send it as ${meant}.`,
    )
  }
}

const reportServices = (
  visit: CheckRun,
  addFinding: Report,
  wire: unknown,
  { customerService }: Settings,
): void => {
  const opened = new Set(
    decryptServices(visit.merchant, customerService, visit.origin).map(({ sealed }) => sealed),
  )
  for (const [index, { path, title }] of customerService.entries())
    if (!opened.has(path))
      addFinding(
        'warning',
        'service-path-invalid',
        settingsField(`${rowPath(wire, 'customerService', index)}.path`),
        `cannot be opened (${title})`,
        'Encrypt an http(s) address as the contract has it.',
      )
  if (customerService.length > 0 && customerService.every(({ labelIds }) => labelIds.length > 0))
    addFinding(
      'warning',
      'service-needs-label',
      settingsField('customerService'),
      'has no entry without labels',
      'Add one: guests are shown none of these.',
    )
}
