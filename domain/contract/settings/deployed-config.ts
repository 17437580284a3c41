import * as v from 'valibot'
import { configSchema } from './config'

/** `/m/config.json` with the hosts for the content security policy, which the page reads where it needs them. */
export const deployedConfigSchema = v.object({
  ...configSchema.entries,
  scriptHosts: v.optional(v.array(v.string()), []),
  captchaServers: v.optional(
    v.object({ v3: v.optional(v.array(v.string())), v4: v.optional(v.array(v.string())) }),
  ),
})

export type DeployedConfig = v.InferOutput<typeof deployedConfigSchema>
