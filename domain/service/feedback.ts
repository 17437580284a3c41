/** What feedback may be about: the codes that are sent (contract.md, Content). */
export const FEEDBACK_TOPICS = ['GAME', 'PAYMENT', 'ACCOUNT', 'APP', 'OTHER'] as const

export type FeedbackTopic = (typeof FEEDBACK_TOPICS)[number]

export const MAX_FEEDBACK_LENGTH = 2_000 // characters; the gateway refuses more

/** How many characters are sent: none of the spaces around them. */
export const feedbackLength = (text: string): number => text.trim().length

/** What is wrong with a message (MEM-02); null: it may be sent. */
export const validateFeedback = (text: string): 'missing' | 'long' | null => {
  const length = feedbackLength(text)
  if (length === 0) return 'missing'
  return length > MAX_FEEDBACK_LENGTH ? 'long' : null
}
