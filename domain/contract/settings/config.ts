import * as v from 'valibot'
import { PLAIN_LOCAL_PATH } from '../../routing/local-path'

/** What the worker reads of `/m/config.json`, which a merchant may deploy with the app. */
export const configSchema = v.object({
  merchant: v.optional(v.string()),
  title: v.optional(v.string(), ''),
  /** Of this host: `//host` would send requests, and the token, elsewhere. */
  paths: v.optional(v.record(v.string(), v.pipe(v.string(), v.regex(PLAIN_LOCAL_PATH))), {}),
  /** Rules for image hosts (domain/image-rules.ts). */
  images: v.optional(v.array(v.object({ from: v.string(), to: v.string() })), []),
  domains: v.optional(v.array(v.string()), []),
})

export type Config = v.InferOutput<typeof configSchema>

/** The defaults of the schema: there is no file. */
export const NO_CONFIG: Config = { title: '', paths: {}, images: [], domains: [] }
