import { configForm } from '../schema/config-form'
import { type FormNode, formNode } from '../schema/form-node'
import { settingsForm } from '../schema/settings-form'

export interface Section {
  readonly id: string
  readonly title: string
  /** Fields of config.json and of the settings, such as `config.title`. */
  readonly fields: readonly string[]
}

export const SECTIONS: readonly Section[] = [
  { id: 'brand', title: 'Brand', fields: ['settings.mobileTemplate', 'config.title', 'settings.seo'] },
  {
    id: 'languages',
    title: 'Languages and money',
    fields: [
      ...['settings.languages', 'config.texts', 'settings.currency', 'settings.currencySymbol'],
      ...['settings.decimals', 'settings.rounding', 'settings.countryCode', 'settings.countryDialingCode'],
    ],
  },
  {
    id: 'company',
    title: 'Company and service',
    fields: ['config.company', 'settings.responsiblePlay', 'settings.customerService'],
  },
  {
    id: 'accounts',
    title: 'Login and registration',
    fields: [
      ...['settings.socialProviders', 'settings.smsProvider', 'settings.login', 'settings.register'],
      ...['settings.sms', 'settings.gw', 'config.captchaServers', 'settings.mobileRegisterPassword'],
      ...['settings.mobileRegisterVerify', 'settings.smsTemplate', 'settings.weakPassword'],
    ],
  },
  {
    id: 'players',
    title: 'Lobby and members',
    fields: [
      'config.latestWins',
      'settings.availablePromotions',
      'settings.rewardsCenter',
      'settings.whitelabelVal',
    ],
  },
  {
    id: 'app',
    title: 'Native app',
    fields: ['settings.resources', 'settings.downloadBarVipRank', 'settings.appVersion'],
  },
  {
    id: 'hosts',
    title: 'Hosts and calls',
    fields: [
      ...['config.merchant', 'settings.domainList', 'config.domains', 'settings.imageCDNs'],
      ...['config.images', 'config.scriptHosts', 'config.paths'],
    ],
  },
  {
    id: 'tracking',
    title: 'Tracking',
    fields: ['settings.pixels', 'settings.honourDoNotTrack', 'config.reports'],
  },
]

/** The whole form: `config` and `settings`. */
export const FORM: Readonly<Record<'config' | 'settings', FormNode>> = {
  config: formNode(configForm),
  settings: formNode(settingsForm),
}

/** The field of a path without rows, such as `settings.mobileTemplate`. */
export function nodeAt(field: string): FormNode | null {
  const [root, ...names] = field.split('.')
  const start = root === 'config' || root === 'settings' ? FORM[root] : null
  return names.reduce<FormNode | null>(
    (node, name) => (node?.kind === 'group' ? (node.fields[name] ?? null) : null),
    start,
  )
}
