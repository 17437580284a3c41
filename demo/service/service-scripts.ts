import type { ServiceScript } from '#gateway/service/service-script'

/** Stand-ins for the providers' scripts, on the app's own origin. */
export const SERVICE_SCRIPTS = ['live-chat', 'comm100'] as const

export const LIVE_CHAT_SCRIPT: ServiceScript = { src: '/service/live-chat.js', csType: 'LIVECHAT' }
