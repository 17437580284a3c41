import { expect, test } from 'vitest'
import {
  feedbackDraft,
  markFeedbackDelivered,
  markFeedbackSending,
  writeFeedback,
} from '../../../../../src/features/service/feedback/feedback-draft'
import { pageState } from '../../../../../src/shared/page/page-state'
import { ANN, BEN } from '../../../../support/members'

test.each([
  ['its member', ANN, true],
  ['nobody after another member has logged in', BEN, false],
])('MEM-02 a late response to feedback thanks %s', (_name, reader, isThanked) => {
  pageState.session = ANN
  writeFeedback(ANN.id, { text: 'More reefs, please.' })
  markFeedbackSending()
  pageState.session = reader
  markFeedbackDelivered(true)
  expect(feedbackDraft).toMatchObject({ text: '', sent: null, hasArrived: isThanked })
})
