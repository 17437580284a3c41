import { PIXELS, pixelScript } from '#domain/tracking/pixel-hosts'
import { CS_TYPES } from '#domain/contract/service/customer-service'
import { customerServiceScriptSchema } from '#domain/contract/install/downloads'
import type { Settings } from '#domain/contract/settings/settings'
import { trackingSettings } from '#domain/contract/tracking/tracking-settings'
import { ownEntries } from '#domain/text/own-entries'
import { miniGamePath } from '#domain/mini-game/mini-game-path'
import { parseScriptHosts } from '#domain/tracking/script-hosts'
import { safeGameUrl } from '#domain/routing/safe-url'
import * as v from 'valibot'
import { configField, type Report, settingsField } from '../report/findings'
import type { CheckRun } from '../check-run'

const HOSTS = 'scriptHosts of config.json'

/** Checks third-party scripts (pixels, customer service, the mini-game) and their allowed hosts. */
export async function checkThirdParties(visit: CheckRun, settings: Settings, script: unknown): Promise<void> {
  const addFinding = visit.findings.of('third parties')
  const hosts = parseScriptHosts(visit.configJson)
  const named = visit.config.scriptHosts
  if (hosts.length < named.length)
    addFinding(
      'warning',
      'script-host-invalid',
      configField('scriptHosts'),
      `${named.length - hosts.length} of ${named.length} are no origins`,
      'Write bare https origins, without a path or a slash at the end.',
    )
  reportPixels(addFinding, settings, hosts)
  reportService(visit, addFinding, script, hosts)
  const path = miniGamePath(settings.whitelabelVal)
  if (path === null) return
  const asked = await visit.get(`${visit.origin}${path}?t=${Date.now()}`)
  if (!asked.ok || asked.value.status !== 200)
    addFinding(
      'error',
      'mini-game-missing',
      path,
      asked.ok ? `HTTP ${asked.value.status}` : asked.error.text,
      'Serve the mini-game, or switch its flag off.',
    )
}

const reportPixels = (addFinding: Report, settings: Settings, hosts: readonly string[]): void => {
  const ids = ownEntries(ownEntries(settings).get('pixels'))
  const { pixels } = trackingSettings(settings)
  for (const name of ids.keys()) {
    const known = PIXELS.find((pixel) => pixel === name)
    if (!known)
      addFinding(
        'note',
        'pixel-unknown',
        settingsField(`pixels.${name}`),
        'is no pixel that the app knows',
        `There are ${PIXELS.join(', ')}.`,
      )
    else if (!pixels.some(([pixel]) => pixel === known) && ids.get(name) !== '')
      addFinding(
        'warning',
        'pixel-id-invalid',
        settingsField(`pixels.${name}`),
        'does not look like an id, so it is not loaded',
        'Copy the id from the provider.',
      )
  }
  for (const [pixel, id] of pixels) {
    const { origin } = new URL(pixelScript(pixel, id))
    if (!hosts.includes(origin))
      addFinding(
        'warning',
        'script-host-missing',
        settingsField(`pixels.${pixel}`),
        `its script may not run: ${origin} is not allowed`,
        `Add it to ${HOSTS}, and make the policy again.`,
      )
  }
}

const reportService = (
  visit: CheckRun,
  addFinding: Report,
  script: unknown,
  hosts: readonly string[],
): void => {
  const parsed = v.safeParse(customerServiceScriptSchema, script)
  if (!parsed.success) return
  const { src, csType } = parsed.output
  const where = 'WPSCORE_getCustomerServiceScript'
  if (!CS_TYPES.some((kind) => kind === csType))
    addFinding('warning', 'service-type-unknown', where, 'csType is unknown', `Use ${CS_TYPES.join(', ')}.`)
  const url = safeGameUrl(src, visit.origin)
  if (url === null) {
    addFinding(
      'warning',
      'service-script-unsafe',
      where,
      'src may not be loaded',
      'Send an https address, or one of the app’s origin.',
    )
    return
  }
  const { origin } = new URL(url)
  if (origin !== visit.origin && !hosts.includes(origin))
    addFinding(
      'warning',
      'script-host-missing',
      where,
      `its script may not run: ${origin} is not allowed`,
      `Add it to ${HOSTS}, and make the policy again.`,
    )
}
