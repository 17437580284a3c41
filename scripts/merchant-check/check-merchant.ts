import * as v from 'valibot'
import { repairSettings } from '#domain/contract/settings/repair-settings'
import { statusSchema } from '#domain/contract/lines/status'
import { runCommand } from '../lib/run-command'
import { checkCall } from './calls/check-call'
import { checkCalls } from './calls/check-calls'
import { checkApi } from './connection/check-api'
import { checkConnection } from './connection/check-connection'
import { checkConfig } from './files/check-config'
import { checkAppFiles } from './files/check-files'
import { checkWebApp } from './files/check-web-app'
import { checkCompany } from './files/check-company'
import { checkLines } from './lines/check-lines'
import { checkImageRules } from './content/check-image-rules'
import { checkImages, namedImages } from './content/check-pictures'
import { checkSettings } from './settings/check-settings'
import { checkSignIn } from './settings/check-sign-in'
import { checkReports } from './files/check-reports'
import { checkTexts } from './files/check-texts'
import { checkThirdParties } from './settings/check-third-parties'
import { guestCalls } from './calls/guest-calls'
import { type CheckOptions, readOptions, USAGE } from './options'
import { printJson, printReport } from './report/print-report'
import { CheckRun } from './check-run'

/**
 * Visits a gateway as a guest's app does, and reports what the app would miss.
 * @param say prints a line for the user
 * @returns the exit code: 1 if the app or a screen would fail
 */
export function checkMerchant(args: readonly string[], say: (line: string) => void): Promise<0 | 1> {
  return runCommand({ name: 'merchant:check', usage: USAGE, args, say }, async () => {
    const options = readOptions(args)
    const visit = await check(options)
    const { findings, merchant, sent } = visit
    const print = options.isJson ? printJson : printReport
    print({ gateway: options.gateway, merchant, language: options.language, sent }, findings, say)
    return findings.count('error') > 0 ? 1 : 0
  })
}

/** Stops at a problem that would make every later check fail. */
async function check({ gateway, config, merchant, language, isInsecure }: CheckOptions): Promise<CheckRun> {
  const visit = new CheckRun({ origin: gateway, language, merchant, isInsecure })
  if (!(await checkConnection(visit))) return visit
  await checkConfig(visit, config)
  await checkCompany(visit)
  await checkTexts(visit)
  checkReports(visit)
  await checkAppFiles(visit)
  if (!(await checkApi(visit))) return visit
  const values = await askAll(visit)
  const icons = await checkWebApp(visit)
  await checkCalls(visit, values.get('games'))
  const wire = values.get('settings')
  if (wire === undefined) return visit
  const settings = repairSettings(wire)?.settings
  if (!settings) return visit
  checkSettings(visit, wire, settings)
  await checkSignIn(visit, settings)
  await checkThirdParties(visit, settings, values.get('customerServiceScript'))
  await checkLines(visit, values, settings)
  const images = namedImages(settings, values, icons)
  await checkImages(visit, images)
  await checkImageRules(visit, images)
  return visit
}

/** Makes the calls one after the other, because parallel calls would distort the reported times. */
async function askAll(visit: CheckRun): Promise<ReadonlyMap<string, unknown>> {
  const values = new Map<string, unknown>()
  for (const call of guestCalls(visit.configJson)) {
    const value = await checkCall(visit, call)
    if (value === undefined) continue
    values.set(call.resource.name, value)
    if (call.resource.name === 'status') takeStatus(visit, value)
  }
  return values
}

const takeStatus = (visit: CheckRun, value: unknown): void => {
  const { merchantCode, maintenance, regionRestriction } = v.parse(statusSchema, value)
  const addFinding = visit.findings.of('calls')
  visit.merchant = merchantCode
  if (maintenance)
    addFinding(
      'error',
      'maintenance',
      'status',
      'the site is under maintenance',
      'Every player sees nothing else until it ends.',
    )
  if (regionRestriction)
    addFinding(
      'error',
      'region-restricted',
      'status',
      'this machine’s region is refused',
      'Run the check from where the players are.',
    )
}
