import { proxy, subscribe } from 'valtio'
import type { FeedbackTopic } from '#domain/service/feedback'
import { pageState } from '../../../shared/page/page-state'
import { currentMember, didLogOutAt } from '../../../shared/session/session-state'

interface FeedbackDraft {
  /** Whose it is; '' while there is none. */
  member: string
  topic: FeedbackTopic
  text: string
  /** What was sent last and when (epoch ms), until its end is known. */
  sent: { readonly text: string; readonly at: number } | null
  /** The last one has arrived, and the player has not been told yet. */
  hasArrived: boolean
}

const NONE: Readonly<FeedbackDraft> = { member: '', topic: 'OTHER', text: '', sent: null, hasArrived: false }

/** What a member is writing to the operator: it stays while they look at other screens of this visit. */
export const feedbackDraft = proxy<FeedbackDraft>({ ...NONE })

export const writeFeedback = (
  member: string,
  change: Partial<Pick<FeedbackDraft, 'topic' | 'text'>>,
): void => {
  Object.assign(feedbackDraft, change, { member })
}

/** It leaves now. */
export const markFeedbackSending = (): void => {
  feedbackDraft.sent = { text: feedbackDraft.text, at: Date.now() }
}

/** It was taken: the text goes, unless it has become another one meanwhile. */
export const markFeedbackDelivered = (hasArrived: boolean): void => {
  const isSame = feedbackDraft.text === feedbackDraft.sent?.text
  Object.assign(feedbackDraft, { sent: null, hasArrived }, isSame && { text: '', topic: NONE.topic })
}

/** The player has been told. */
export const startFeedback = (): void => {
  feedbackDraft.hasArrived = false
}

/** One whose session the gateway has ended finds it again after the login; who leaves by their own wish does not. */
const forgetOfOthers = (): void => {
  const id = currentMember()?.id
  if (feedbackDraft.member === '' || feedbackDraft.member === id) return
  if (id !== undefined || didLogOutAt(window.location.pathname)) Object.assign(feedbackDraft, NONE)
}

// In the same moment, while it is known where the player stood when they left.
subscribe(pageState, forgetOfOthers, true)
