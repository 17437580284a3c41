import * as v from 'valibot'

/** GET /m/asset-manifest.json and /mobile/mc/asset-manifest.json: the files of a build, by name. No envelope. */
export const assetManifestSchema = v.object({ files: v.record(v.string(), v.string()) })
