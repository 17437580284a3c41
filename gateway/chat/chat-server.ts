import * as v from 'valibot'

/** How the chat behaves: as it should, or as one that has been taken over; never answering; opening after a while. */
export const chatBehaviourSchema = v.variant('kind', [
  v.object({ kind: v.literal('good') }),
  /** Sends the app everything that it must not believe, and tries to get out of its frame. */
  v.object({ kind: v.literal('hostile') }),
  /** Says over and over that it closes. */
  v.object({ kind: v.literal('burst') }),
  /** Takes every request and never answers. */
  v.object({ kind: v.literal('silent') }),
])

/** The merchant's chat, on an origin of its own. */
export interface ChatServer {
  /** As in `http://127.0.0.1:41234`. */
  origin: string
  behaviour: v.InferOutput<typeof chatBehaviourSchema>
}

export const GOOD_CHAT: ChatServer['behaviour'] = { kind: 'good' }
