import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_FEEDBACK_LENGTH } from '#domain/service/feedback'
import { err, ok } from '#domain/result'
import type { TransactionResult } from '#domain/money/transaction-requests'
import type { TransactionRow } from '#domain/tables/transaction-rows'
import { FeedbackPage } from '../../../../../src/features/service/feedback/feedback-page'
import { feedbackDraft } from '../../../../../src/features/service/feedback/feedback-draft'
import { overlayState } from '../../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../../src/shared/page/page-state'
import { endSession, endSessionByPlayer, startSession } from '../../../../../src/shared/session/session-state'
import { toasts } from '../../../../../src/shared/overlays/toasts'
import { fakeCommands, resetCommands } from '../../../support/fake-commands'
import { change, putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

const ANN = { id: '7', userName: 'ann', type: 0, token: 't', merchantCode: '', firstTimeLogin: false }
const DONE = ok<TransactionResult>({ status: 'done' })

const putAct = (more: Partial<TransactionRow>): void =>
  putRows('moneyActs', [
    {
      merchant: pageState.merchant,
      member: '7',
      id: 'key-1',
      act: 'feedback',
      subject: 'feedback',
      outcome: 'checking',
      at: Date.now(),
      ...more,
    },
  ])

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const write = async (text = 'Hello'): Promise<void> => {
  await userEvent.click(message())
  await userEvent.paste(text)
}

/** A response that the test resolves. */
const heldAnswer = (): ((answer: typeof DONE) => void) => {
  let release = (_answer: typeof DONE): void => undefined
  fakeCommands.submitTransaction.mockReturnValue(new Promise((resolve) => (release = resolve)))
  return (answer) => {
    release(answer)
  }
}

beforeEach(async () => {
  resetCommands()
  endSessionByPlayer()
  await startPage('/m/feedback')
  startSession(ANN)
})

describe('MEM-02 writing feedback', () => {
  test('MEM-02 is sent with its topic, once and trimmed; then a thank-you shows', async () => {
    await show(<FeedbackPage />)
    await userEvent.click(screen.getByRole('radio', { name: 'Payments' }))
    await write('  Hello \n')
    expect(overlayState.activity).toBe('form')
    fakeCommands.submitTransaction.mockResolvedValue(DONE)
    await press()
    expect(fakeCommands.submitTransaction.mock.calls).toEqual([
      [{ act: 'feedback', topic: 'PAYMENT', text: 'Hello' }],
    ])
    expect(document.activeElement).toBe(await screen.findByRole('region', { name: 'Thank you' }))
    expect(overlayState.activity).toBe('free')
    await userEvent.click(screen.getByRole('button', { name: 'Write another message' }))
    expect(message().value).toBe('')
    expect(screen.getByRole('radio', { name: 'Something else', checked: true })).toBeTruthy()
  })

  test('MEM-02 must not be empty or too long', async () => {
    await show(<FeedbackPage />)
    await press()
    expect(screen.getByText('Write a few words.')).toBeTruthy()
    expect(document.activeElement).toBe(message())
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id }) => id)).toEqual([])
    await write('x'.repeat(MAX_FEEDBACK_LENGTH + 3))
    expect(screen.queryByText('Write a few words.')).toBeNull()
    expect(screen.getByText('2,003 of 2,000 characters')).toBeTruthy()
    expect(message().getAttribute('aria-invalid')).toBe('true')
    await press()
    expect(fakeCommands.submitTransaction).not.toHaveBeenCalled()
  })

  test('MEM-02 reports a rejected message and keeps its text', async () => {
    await show(<FeedbackPage />)
    await write()
    fakeCommands.submitTransaction.mockResolvedValue(
      err({ kind: 'refused', status: 400, code: 'request.invalid', message: 'No.' }),
    )
    await press()
    expect(await screen.findByText('This was not accepted. Please check what you entered.')).toBeTruthy()
    expect(message().value).toBe('Hello')
  })

  test('MEM-02 offline nothing is sent, a message says so, and the text stays', async () => {
    putRows('connection', [{ id: 'gateway', state: 'offline', since: 1 }])
    await show(<FeedbackPage />)
    await write()
    expect(screen.getByText(/What you wrote stays here/u)).toBeTruthy()
    await press()
    expect(toasts.items.map(({ key }) => key)).toEqual(['failure.offline'])
    expect(fakeCommands.submitTransaction).not.toHaveBeenCalled()
    expect(message().value).toBe('Hello')
  })
})

describe('MEM-02 feedback with an unknown outcome', () => {
  test.each([
    ['checking', /We are checking/u],
    ['pending', /It is being worked on/u],
  ] as const)('MEM-02 stays while it is %s, and no other can be sent', async (outcome, words) => {
    putAct({ outcome, at: 1 })
    await show(<FeedbackPage />)
    expect(await screen.findByText(words)).toBeTruthy()
    await write()
    await press()
    expect(fakeCommands.submitTransaction).not.toHaveBeenCalled()
  })

  test('MEM-02 is cleared once delivered, unless the text has changed', async () => {
    await show(<FeedbackPage />)
    fakeCommands.submitTransaction.mockResolvedValue(ok({ status: 'checking' }))
    await write()
    await press()
    expect(message().value).toBe('Hello')
    await change(() => putAct({ outcome: 'done', at: Date.now() + 1 }))
    expect(screen.getByText('It went through.')).toBeTruthy()
    expect(message().value).toBe('')

    await write('Second')
    await press()
    await write(' and more')
    await change(() => putAct({ id: 'key-2', outcome: 'done', at: Date.now() + 1 }))
    expect(message().value).toBe('Second and more')
  })

  test('MEM-02 delivered feedback from another tab leaves this tab’s text unchanged', async () => {
    await show(<FeedbackPage />)
    await write()
    await change(() => putAct({ outcome: 'done' }))
    expect(message().value).toBe('Hello')
  })
})

describe('MEM-02 R-15 the draft', () => {
  test('MEM-02 is restored when its author returns to the screen', async () => {
    const view = await show(<FeedbackPage />)
    await write()
    view.unmount()
    await show(<FeedbackPage />)
    expect(message().value).toBe('Hello')
  })

  test('MEM-02 is gone if it was delivered meanwhile', async () => {
    const view = await show(<FeedbackPage />)
    await write()
    const release = heldAnswer()
    await press()
    view.unmount()
    await change(() => release(DONE))
    await show(<FeedbackPage />)
    expect(screen.getByRole('region', { name: 'Thank you' })).toBeTruthy()
  })

  test('MEM-02 R-15 is cleared after a logout and when another member logs in', async () => {
    await show(<FeedbackPage />)
    await write()
    await change(endSessionByPlayer)
    expect(feedbackDraft.text).toBe('')
    await change(() => startSession(ANN))
    await write()
    await change(() => startSession({ ...ANN, id: '8', userName: 'ben' }))
    expect(message().value).toBe('')
  })

  test('MEM-02 SES-07 survives a session ended by the gateway', async () => {
    await show(<FeedbackPage />)
    await write()
    await change(endSession)
    await change(() => startSession(ANN))
    expect(message().value).toBe('Hello')
  })
})
