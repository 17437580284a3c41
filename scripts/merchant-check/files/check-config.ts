import { readFile } from 'node:fs/promises'
import { CONFIG_PATH } from '#domain/contract/endpoints'
import { deployedConfigSchema } from '#domain/contract/settings/deployed-config'
import { repairConfig } from '#domain/contract/settings/repair-config'
import { lineOrigin } from '#domain/routing/safe-url'
import { ownEntries } from '#domain/text/own-entries'
import { tryParseJson } from '#domain/text/parse-json'
import { UserError } from '../../lib/user-error'
import type { CheckRun } from '../check-run'
import { CALL_PATHS } from '../calls/call-paths'
import { issuesOf } from '../report/describe-issue'
import { configField, type Report } from '../report/findings'
import { nearestName } from '../report/nearest-name'
import { unknownFields } from '../report/unknown-fields'
import { reportCacheControl } from './cache-control'

/** Checks config.json first: it may move every call. @param source a file or a URL that replaces the host's */
export async function checkConfig(visit: CheckRun, source: string | null): Promise<void> {
  const addFinding = visit.findings.of('app files')
  const text = source === null ? await deployedConfig(visit, addFinding) : await givenConfig(visit, source)
  if (text === null) return
  const json = tryParseJson(text)
  const config = repairConfig(deployedConfigSchema, json)
  for (const { path, text: why } of issuesOf(deployedConfigSchema, json))
    addFinding(
      'error',
      path === '' ? 'config-unreadable' : 'config-field-invalid',
      path === '' ? CONFIG_PATH : configField(path, CONFIG_PATH),
      why,
      config ? 'Correct it: the app leaves it out.' : 'Correct the file: the app takes nothing of it.',
    )
  reportUnknownFields(addFinding, json)
  if (!config) return
  visit.config = config
  visit.configJson = text
  visit.merchant ||= visit.config.merchant ?? ''
  for (const [index, domain] of visit.config.domains.entries())
    if (lineOrigin(domain) === null)
      addFinding(
        'warning',
        'line-invalid',
        configField(`domains[${String(index)}]`),
        `names no line: ${domain}`,
        'Name a host, or an http(s) origin.',
      )
}

const deployedConfig = async (visit: CheckRun, addFinding: Report): Promise<string | null> => {
  const asked = await visit.get(`${visit.origin}${CONFIG_PATH}`)
  if (asked.ok && asked.value.status === 404) return null
  if (asked.ok && asked.value.status === 200) {
    reportCacheControl(addFinding, CONFIG_PATH, asked.value)
    return asked.value.body.toString('utf8')
  }
  addFinding(
    'error',
    'config-unreadable',
    CONFIG_PATH,
    asked.ok ? `HTTP ${String(asked.value.status)}` : asked.error.text,
    'Answer with the file, or with 404 where there is none.',
  )
  return null
}

const givenConfig = async (visit: CheckRun, source: string): Promise<string> => {
  if (!URL.canParse(source)) {
    const text = await readFile(source, 'utf8').catch(() => null)
    if (text === null) throw new UserError(`${source} cannot be read.`)
    return text
  }
  const asked = await visit.get(source)
  if (!asked.ok) throw new UserError(`${source} ${asked.error.text}.`)
  if (asked.value.status !== 200) throw new UserError(`${source} answered ${asked.value.status}.`)
  return asked.value.body.toString('utf8')
}

/** Reports fields that the app does not read, and calls in `paths` that it does not make. */
const reportUnknownFields = (addFinding: Report, json: unknown): void => {
  const calls = [...ownEntries(ownEntries(json).get('paths')).keys()]
  const unknown = [
    ...unknownFields(deployedConfigSchema, json).map((field) => ({
      ...field,
      what: 'is no field of the app',
    })),
    ...calls
      .filter((call) => !CALL_PATHS.has(call))
      .map((call) => ({
        path: `paths.${call}`,
        what: 'is no call of the app',
        meant: nearestName(call, CALL_PATHS),
        known: null,
      })),
  ]
  for (const { path, what, meant, known } of unknown)
    addFinding(
      'warning',
      'config-field-unknown',
      configField(path),
      meant === null ? what : `${what}; ${meant} is probably meant`,
      meant === null
        ? `Remove it, or use one of ${known?.join(', ') ?? 'the paths in docs/operators-reference.md'}.`
        : `Write ${meant}.`,
    )
}
