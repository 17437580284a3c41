import * as v from 'valibot'

/** The studio's own calls, below `/api/`. The server is scripts/merchant-studio/; both validate what they get. */

const fieldsSchema = v.record(v.string(), v.unknown())

/** What the form edits: config.json, and the value of GET /wps/system/settings. */
export const merchantSchema = v.object({ config: fieldsSchema, settings: fieldsSchema })
export type StudioMerchant = v.InferOutput<typeof merchantSchema>

/** GET /api/studio. */
export const studioSchema = v.object({
  merchant: merchantSchema,
  /** False if the server has changes that no file has. */
  isSaved: v.boolean(),
  /** Where the merchant was read from, such as a folder or a gateway. */
  source: v.string(),
  folder: v.string(),
  gateway: v.string(),
  /** Pages of the phones (src/studio/preview/). */
  phones: v.array(v.object({ style: v.picklist(['light', 'dark']), url: v.string() })),
  /** True if the studio can log a demo member in. */
  hasMember: v.boolean(),
})
export type Studio = v.InferOutput<typeof studioSchema>

/** POST /api/save: the written files. */
export const savedSchema = v.object({ files: v.array(v.string()) })

/** POST /api/assets: what the command has printed. */
export const outputSchema = v.object({ isOk: v.boolean(), lines: v.array(v.string()) })

/** POST /api/check. */
export const reportSchema = v.object({
  findings: v.array(
    v.object({
      severity: v.picklist(['error', 'warning', 'note']),
      area: v.string(),
      where: v.string(),
      what: v.string(),
      advice: v.string(),
      /** Such as `settings.mobileTemplate.theme.accent`. */
      field: v.optional(v.string()),
    }),
  ),
})
export type Finding = v.InferOutput<typeof reportSchema>['findings'][number]

/** POST /api/token. */
export const tokenSchema = v.object({ token: v.string() })

/** PUT /api/network. */
export const networkSchema = v.object({ isOnline: v.boolean() })

/** GET /api/image: the file behind an image's URL. Its size in pixels is measured by the page. */
export const imageSchema = v.object({
  /** Why the app cannot show or keep it; '' if it can. */
  problem: v.string(),
  bytes: v.number(),
})
export type ImageFile = v.InferOutput<typeof imageSchema>
