import * as v from 'valibot'
import { customerServiceSchema } from '../service/customer-service'
import { domainListSchema } from '../lines/domains'
import { lenientArray, textSchema } from '../schema-helpers'

const switchSchema = v.optional(
  v.object({ captcha: v.optional(v.object({ enabled: v.optional(v.boolean(), false) }), {}) }),
  {},
)

const mobileTemplateSchema = v.object({
  pwa: v.optional(v.boolean(), true),
  desktop_app_feature: v.optional(v.boolean(), false),
  apple_touch_icon: v.optional(v.string(), ''),
  image_logo: v.optional(v.string(), ''),
  app_desc: v.optional(v.string(), ''),
  theme: v.optional(
    v.object({
      accent: v.optional(v.string(), ''),
      style: v.optional(v.picklist(['light', 'dark']), 'light'),
    }),
    {},
  ),
})

const partSchema = v.optional(
  v.pipe(
    v.unknown(),
    v.check((part) => !Array.isArray(part)),
    v.record(v.string(), v.unknown()),
  ),
)

export const SETTINGS_ENTRIES = {
  // The only field without a default.
  currency: textSchema,
  currencySymbol: v.optional(v.string(), ''),
  decimals: v.optional(v.number(), 2),
  rounding: v.optional(v.picklist(['half-even', 'half-up', 'down'])),
  countryCode: v.optional(v.string(), ''),
  languages: v.optional(lenientArray(v.string())),
  imageCDNs: v.optional(lenientArray(v.string()), []),
  whitelabelVal: v.optional(v.record(v.string(), v.boolean()), {}),
  login: switchSchema,
  sms: switchSchema,
  register: switchSchema,
  mobileTemplate: v.optional(mobileTemplateSchema, {}),
  resources: v.optional(lenientArray(v.object({ resourceType: v.string(), url: v.string() })), []),
  customerService: v.optional(customerServiceSchema, []),
  domainList: v.optional(domainListSchema, []),
  responsiblePlay: v.optional(v.object({ minimumAge: v.number(), url: v.string() })),
  rewardsCenter: v.optional(v.boolean(), false),
  // Screens that load later read these and validate their content.
  gw: partSchema,
  smsProvider: partSchema,
  socialProviders: v.optional(lenientArray(v.string())),
  availablePromotions: partSchema,
  seo: partSchema,
  appVersion: partSchema,
  weakPassword: partSchema,
  pixels: partSchema,
  countryDialingCode: v.optional(v.string()),
  mobileRegisterPassword: v.optional(v.string()),
  mobileRegisterVerify: v.optional(v.boolean()),
  smsTemplate: v.optional(v.string()),
  honourDoNotTrack: v.optional(v.boolean()),
  downloadBarVipRank: v.optional(v.number()),
}

const MAX_NESTING = 100 // far more than any merchant has, far less than a parser's stack allows

/**
 * Returns the value unchanged, except for fields that reach a prototype and for values nested too deeply. Nothing
 * else has validated them, and rows must be plain.
 */
export const plain = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'object' || value === null) return value
  if (depth === MAX_NESTING) return null
  if (Array.isArray(value)) return value.map((each) => plain(each, depth + 1))
  const fields = Object.entries(value).filter(([name]) => name !== '__proto__')
  return Object.fromEntries(fields.map(([name, each]) => [name, plain(each, depth + 1)]))
}

/**
 * GET /wps/system/settings: fields for the shell, the lobby and the lines. An absent field is off or has its default.
 * Other fields stay as they came, and so does the content of the last ones: screens that load later validate their
 * own part (account-settings.ts). If this rejects a field, `repairSettings` replaces only that one.
 */
export const settingsSchema: v.GenericSchema<unknown, Settings> = v.pipe(
  v.unknown(),
  v.transform((value) => plain(value)),
  v.looseObject(SETTINGS_ENTRIES),
)

export type Settings = v.InferOutput<v.ObjectSchema<typeof SETTINGS_ENTRIES, undefined>>
