import * as v from 'valibot'
import { defaultOf, idSchema, integerSchema, optionalOf, timeSchema } from '../schema-helpers'

// A token is sent in a header as it is; anything but visible ASCII would make the request fail.
export const tokenSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/))

/**
 * POST /wps/session/login. `updatePassword` is a flag or a reason as text; either means that the password must be
 * changed before anything else (LOG-04).
 */
export const loginSchema = v.object({
  token: tokenSchema,
  id: idSchema,
  userName: v.string(),
  /** 0 player, 1 and 2 agents, 4 no chat (SES-02). */
  customerType: integerSchema,
  firstTimeLogin: defaultOf(v.boolean(), false),
  passwordExpired: defaultOf(v.boolean(), false),
  updatePassword: v.pipe(
    defaultOf(v.nullable(v.union([v.boolean(), v.string()])), false),
    v.transform((why) => why !== null && why !== false && why !== ''),
  ),
})

export type LoginResponse = v.InferOutput<typeof loginSchema>

/**
 * POST /wps/member/register and /register/mobile: one id and one name are always present; the token only with a
 * login.
 */
export const registerSchema = v.pipe(
  v.object({
    token: optionalOf(tokenSchema),
    id: optionalOf(idSchema),
    customerId: optionalOf(idSchema),
    userName: optionalOf(v.string()),
    customerName: optionalOf(v.string()),
    customerType: defaultOf(integerSchema, 0),
  }),
  v.transform(({ token, id, customerId, userName, customerName, customerType }) => ({
    token,
    id: id ?? customerId ?? '',
    userName: userName ?? customerName ?? '',
    customerType,
  })),
  v.check(({ id, userName }) => id !== '' && userName !== ''),
)

export type RegistrationResponse = v.InferOutput<typeof registerSchema>

/** POST /wps/verification/…: the code is valid until this time, epoch ms. */
export const codeExpirySchema = v.object({ expirationTime: timeSchema })
