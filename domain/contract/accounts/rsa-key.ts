import * as v from 'valibot'
import { timeSchema } from '../schema-helpers'

/** GET /wps/session/key/rsa: a public key as base64 of its DER, and the server's clock in epoch ms. */
export const rsaKeySchema = v.object({
  spki: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  now: timeSchema,
})
