/** Topics of feedback: the codes that are sent (contract.md, Content). */
export const FEEDBACK_TOPICS = ['GAME', 'PAYMENT', 'ACCOUNT', 'APP', 'OTHER'] as const

export type FeedbackTopic = (typeof FEEDBACK_TOPICS)[number]

export const MAX_FEEDBACK_LENGTH = 2_000 // characters; the gateway rejects more

/** Returns how many characters are sent, without the spaces around the text. */
export const feedbackLength = (text: string): number => text.trim().length

/** Returns the error of a message (MEM-02); null if it may be sent. */
export const validateFeedback = (text: string): 'missing' | 'long' | null => {
  const length = feedbackLength(text)
  if (length === 0) return 'missing'
  return length > MAX_FEEDBACK_LENGTH ? 'long' : null
}
