import * as v from 'valibot'

/** What GET WPSCORE_getCustomerServiceScript answers; another kind or host is set through the control endpoint. */
export const serviceScriptSchema = v.strictObject({ src: v.string(), csType: v.string() })

export type ServiceScript = v.InferOutput<typeof serviceScriptSchema>

/** The stand-ins of the providers' scripts, on the app's own origin. */
export const SERVICE_SCRIPTS = ['live-chat', 'comm100'] as const

export const LIVE_CHAT_SCRIPT: ServiceScript = { src: '/service/live-chat.js', csType: 'LIVECHAT' }
