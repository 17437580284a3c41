import * as v from 'valibot'
import { finiteSchema, textSchema, validRows } from '../schema-helpers'
import { plainObjectSchema } from '../non-degenerate-lists'

/** One row of GET MCSFE_getDownloadBanners. The image's name is the last path segment of `url`. */
export const downloadBannerSchema = v.object({ groupName: v.string(), url: textSchema })
export type DownloadBanners = readonly v.InferOutput<typeof downloadBannerSchema>[]

const settingSchema = v.object({
  enabled: v.boolean(),
  value: v.union([finiteSchema, v.boolean(), v.string(), v.array(v.string())]),
})

const entrySchema = v.object({ key: v.string(), setting: settingSchema })

/**
 * GET WPSCORE_getDownloadSetting as entries, because a key may have any name; an entry of the wrong shape is dropped.
 */
export const downloadSettingsSchema = v.pipe(
  plainObjectSchema,
  v.record(v.string(), v.unknown()),
  v.transform((settings) => Object.entries(settings).map(([key, setting]) => ({ key, setting }))),
  v.check((entries) => entries.length === 0 || entries.some((entry) => v.is(entrySchema, entry))),
  v.transform((entries) =>
    validRows(entrySchema, entries).map(({ key, setting }) => [key, setting] as const),
  ),
)
export type DownloadSettings = v.InferOutput<typeof downloadSettingsSchema>

/** GET WPSCORE_getCustomerServiceScript. */
export const customerServiceScriptSchema = v.object({ src: textSchema, csType: textSchema })
export type CustomerServiceScript = v.InferOutput<typeof customerServiceScriptSchema>
