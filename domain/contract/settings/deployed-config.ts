import * as v from 'valibot'
import { configSchema } from './config'

const any = v.optional(v.unknown())
const markSchema = v.fallback(v.object({ name: any, image: any, url: any }), {})

/**
 * Everything that a merchant may write into `/m/config.json`. The worker reads the first fields, the page reads the
 * others where it needs them. Wrong values of `company`, `texts` and `reports` are accepted, because the app
 * leaves out each one alone (domain/company/company-info.ts, domain/language/merchant-texts.ts,
 * domain/metrics/config/reports-config.ts).
 */
export const deployedConfigSchema = v.object({
  ...configSchema.entries,
  /** Hosts for the content security policy. */
  scriptHosts: v.optional(v.array(v.string()), []),
  captchaServers: v.optional(
    v.object({ v3: v.optional(v.array(v.string())), v4: v.optional(v.array(v.string())) }),
  ),
  latestWins: v.optional(v.boolean()),
  company: v.optional(
    v.fallback(
      v.object({
        ...{ phone: any, email: any, terms: any, privacy: any },
        licence: v.optional(markSchema),
        payments: v.optional(v.fallback(v.array(markSchema), [])),
      }),
      {},
    ),
  ),
  texts: any,
  reports: v.optional(v.fallback(v.object({ url: any, sampleRate: any }), {})),
})

export type DeployedConfig = v.InferOutput<typeof deployedConfigSchema>
