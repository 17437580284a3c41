import * as v from 'valibot'

const CHANNEL = 'mc-session'
const messageSchema = v.object({
  type: v.literal('logout'),
  merchant: v.string(),
  member: v.string(),
})

export type LogoutMessage = v.InferOutput<typeof messageSchema>

export interface SessionChannel {
  post(news: LogoutMessage): void
}

/** Notifies the other tabs of the account about a logout (SES-08). */
export const createSessionChannel = (onLogout: (news: LogoutMessage) => void): SessionChannel => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = v.safeParse(messageSchema, data)
    if (news.success) onLogout(news.output)
  })
  return {
    post: (news) => {
      channel?.postMessage(news)
    },
  }
}
