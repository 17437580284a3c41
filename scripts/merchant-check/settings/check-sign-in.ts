import { CAPTCHA_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { CAPTCHA_SCRIPTS } from '#domain/captcha/captcha-hosts'
import { accountSettings } from '#domain/contract/accounts/account-settings'
import { captchaSchema } from '#domain/contract/captcha/captcha'
import {
  SOCIAL_CHANNELS,
  identitySettings,
  pushSettings,
  socialChannels,
} from '#domain/contract/accounts/identity-settings'
import type { Settings } from '#domain/contract/settings/settings'
import { captchaServers } from '#domain/captcha/captcha-servers'
import { selectCaptcha } from '#domain/captcha/captcha-setup'
import { ownEntries } from '#domain/text/own-entries'
import { checkValue } from '../calls/check-call'
import { configField, type Report, settingsField } from '../report/findings'
import type { CheckRun } from '../check-run'

/** Finds incomplete set-up of logins, registrations and push. None of their values is printed. */
export async function checkSignIn(visit: CheckRun, settings: Settings): Promise<void> {
  const addFinding = visit.findings.of('sign-in')
  reportIdentity(addFinding, settings)
  reportPush(addFinding, settings)
  reportAccounts(addFinding, settings)
  await checkCaptcha(visit, addFinding, settings)
}

const fieldNames = (settings: object, names: readonly string[]): readonly string[] => {
  const provider = ownEntries(ownEntries(settings).get('smsProvider'))
  return names.filter((name) => {
    const value = provider.get(name)
    return typeof value !== 'string' || value.trim() === ''
  })
}

const reportIdentity = (addFinding: Report, settings: Settings): void => {
  const listed = ownEntries(settings).get('socialProviders')
  const named: readonly unknown[] = Array.isArray(listed) ? listed : []
  const unknown = named.filter((name) => !SOCIAL_CHANNELS.some((channel) => channel === name))
  if (unknown.length > 0)
    addFinding(
      'warning',
      'social-provider-unknown',
      settingsField('socialProviders'),
      `${unknown.length} of ${named.length} are unknown`,
      `Use ${SOCIAL_CHANNELS.join(', ')}.`,
    )
  const provider = ownEntries(settings).get('smsProvider')
  const identity = identitySettings(settings)
  const wantsIdentity = socialChannels(settings).length > 0 || ownEntries(provider).get('firebase') === true
  if (!wantsIdentity) return
  if (!identity) {
    const what = ownEntries(provider).get('firebase') === true ? 'lacks apiKey' : 'lacks firebase: true'
    addFinding(
      'warning',
      'identity-incomplete',
      settingsField('smsProvider'),
      `${what}, so no social login is offered`,
      'Complete it, or list no socialProviders.',
    )
    return
  }
  const missing = fieldNames(settings, ['authDomain', 'projectId', 'appId'])
  if (missing.length > 0)
    addFinding(
      'warning',
      'identity-incomplete',
      settingsField('smsProvider'),
      `lacks ${missing.join(', ')}`,
      'Complete it: social logins and codes by phone fail without.',
    )
  if (settings.whitelabelVal['GOOGLELOGIN3'] === true && identity.googleWebClientId === '')
    addFinding(
      'warning',
      'identity-incomplete',
      settingsField('smsProvider'),
      'lacks googleWebClientId for GOOGLELOGIN3',
      'Name the web client, or switch the flag off.',
    )
}

const PUSH_FIELDS = ['apiKey', 'projectId', 'appId', 'messagingSenderId', 'vapidKey'] as const
const POINT_BYTES = 65 // an uncompressed point on P-256

const reportPush = (addFinding: Report, settings: Settings): void => {
  const push = pushSettings(settings)
  if (push) {
    const bytes = Buffer.from(push.vapidKey, 'base64url')
    if (bytes.byteLength !== POINT_BYTES || bytes[0] !== 4)
      addFinding(
        'error',
        'push-key-invalid',
        settingsField('smsProvider.vapidKey'),
        'is no public key, so nobody can be subscribed',
        'Copy the web push certificate’s public key.',
      )
    return
  }
  const missing = fieldNames(settings, PUSH_FIELDS)
  // The provider may be used for logins only.
  const isMeant = !missing.includes('vapidKey')
  if (isMeant)
    addFinding(
      'warning',
      'push-incomplete',
      settingsField('smsProvider'),
      `push lacks ${missing.join(', ')}`,
      'Complete it: no push is offered without.',
    )
}

const reportAccounts = (addFinding: Report, settings: Settings): void => {
  const account = accountSettings(settings)
  const fields = ownEntries(settings)
  if (account.countryDialingCode === '')
    addFinding(
      'warning',
      'dialling-code-invalid',
      settingsField('countryDialingCode'),
      fields.has('countryDialingCode') ? 'is no dialling code' : 'is not there',
      'Send digits without a plus; fields for numbers begin with it.',
    )
  if (fields.has('weakPassword') && account.weakPassword === null)
    addFinding(
      'warning',
      'weak-password-incomplete',
      settingsField('weakPassword'),
      'is incomplete, so no password counts as weak',
      'Send salt, iterations and hash.',
    )
}

const PURPOSES = ['login', 'sms', 'register'] as const

const checkCaptcha = async (visit: CheckRun, addFinding: Report, settings: Settings): Promise<void> => {
  const account = accountSettings(settings)
  const asked = PURPOSES.filter((purpose) => settings[purpose].captcha.enabled)
  for (const purpose of asked) {
    const plan = selectCaptcha(purpose, account)
    if (plan.kind !== 'problem') continue
    const advice =
      plan.problem.kind === 'not-set-up'
        ? 'Send gw.captchaId, or switch it off.'
        : 'Use captchaVersion v4 for codes by SMS.'
    addFinding(
      'error',
      'captcha-unusable',
      settingsField(`${purpose}.captcha`),
      'is on and cannot be shown, so the form cannot be sent',
      advice,
    )
  }
  if (asked.length === 0) return
  const isV3 = asked.some((purpose) => selectCaptcha(purpose, account).kind === 'v3')
  if (isV3) {
    const wanted = { path: CAPTCHA_ENDPOINT, query: { t: String(Date.now()) }, severity: 'error' } as const
    const challenge = await checkValue(visit, addFinding, wanted, captchaSchema)
    if (challenge && (challenge.gt === '' || challenge.challenge === ''))
      addFinding(
        'error',
        'captcha-challenge-incomplete',
        `GET ${CAPTCHA_ENDPOINT}`,
        'lacks gt or challenge',
        'Send both: the puzzle begins with them.',
      )
  }
  await checkServers(visit, addFinding, account.captchaVersion)
}

/** Checks only the servers in config.json: the merchant is not responsible for the provider's own servers. */
const checkServers = async (visit: CheckRun, addFinding: Report, version: 'v3' | 'v4'): Promise<void> => {
  const named = visit.config.captchaServers?.[version] ?? []
  if (named.length === 0) return
  const used = captchaServers(visit.configJson, version).filter((server) => named.includes(server))
  if (used.length < named.length)
    addFinding(
      'warning',
      'captcha-server-invalid',
      configField(`captchaServers.${version}`),
      `${named.length - used.length} of ${named.length} are not used`,
      'Name up to four bare https origins.',
    )
  const answers = await Promise.all(used.map((server) => visit.get(`${server}${CAPTCHA_SCRIPTS[version]}`)))
  const silent = used.filter((_, index) => {
    const answer = answers[index]
    return !answer?.ok || answer.value.status !== 200
  })
  for (const server of silent)
    addFinding(
      silent.length === used.length ? 'error' : 'warning',
      'captcha-server-unanswered',
      configField(`captchaServers.${version}`, server),
      'does not send the captcha’s script',
      'Correct or remove this server.',
    )
}
