import { proxy, subscribe } from 'valtio'
import type { FeedbackTopic } from '#domain/service/feedback'
import { pageState } from '../../../shared/page/page-state'
import { currentMember, didLogOutAt } from '../../../shared/session/session-state'

interface FeedbackDraft {
  /** The member who writes it; '' if there is no draft. */
  member: string
  topic: FeedbackTopic
  text: string
  /** The last sent text and its time (epoch ms), until its outcome is known. */
  sent: { readonly text: string; readonly at: number } | null
  /** True once the last message has arrived and until the player has seen that. */
  hasArrived: boolean
}

const NONE: Readonly<FeedbackDraft> = { member: '', topic: 'OTHER', text: '', sent: null, hasArrived: false }

/** The member's feedback draft. It survives navigation to other screens of this visit. */
export const feedbackDraft = proxy<FeedbackDraft>({ ...NONE })

export const writeFeedback = (
  member: string,
  change: Partial<Pick<FeedbackDraft, 'topic' | 'text'>>,
): void => {
  Object.assign(feedbackDraft, change, { member })
}

/** Records that the draft is being sent. */
export const markFeedbackSending = (): void => {
  feedbackDraft.sent = { text: feedbackDraft.text, at: Date.now() }
}

/**
 * Clears the draft after it was delivered, unless the text has changed meanwhile. Does nothing if the draft was
 * cleared: it belonged to a member who has logged out.
 */
export const markFeedbackDelivered = (hasArrived: boolean): void => {
  if (!feedbackDraft.sent) return
  const isSame = feedbackDraft.text === feedbackDraft.sent.text
  Object.assign(feedbackDraft, { sent: null, hasArrived }, isSame && { text: '', topic: NONE.topic })
}

/** Records that the player has seen the confirmation. */
export const startFeedback = (): void => {
  feedbackDraft.hasArrived = false
}

/**
 * Clears the draft of another member or after a logout. It stays if the gateway has ended the session, for the next
 * login.
 */
const forgetOfOthers = (): void => {
  const id = currentMember()?.id
  if (feedbackDraft.member === '' || feedbackDraft.member === id) return
  if (id !== undefined || didLogOutAt(window.location.pathname)) Object.assign(feedbackDraft, NONE)
}

// Synchronous, while the URL still says whether the player has logged out.
subscribe(pageState, forgetOfOthers, true)
