import * as v from 'valibot'

/** Behaviour of the chat: normal, compromised, silent, or opening after a delay. */
export const chatBehaviourSchema = v.variant('kind', [
  v.object({ kind: v.literal('good') }),
  /** Sends the app every message that it must not trust, and tries to escape from its frame. */
  v.object({ kind: v.literal('hostile') }),
  /** Accepts every request and never responds. */
  v.object({ kind: v.literal('silent') }),
])

/** The merchant's chat, on its own origin. */
export interface ChatServer {
  /** Such as `http://127.0.0.1:41234`. */
  origin: string
  behaviour: v.InferOutput<typeof chatBehaviourSchema>
}

export const GOOD_CHAT: ChatServer['behaviour'] = { kind: 'good' }
