import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ok } from '#domain/result'
import { useLineCheck } from '../../../../../src/features/lines/check/use-line-check'
import { fakeCommands } from '../../../support/fake-commands'
import { change, putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', () => import('../../../support/fake-commands'))

const Check = () => {
  const { isChecking, found } = useLineCheck(true)
  return <p>{isChecking ? 'checking' : `alive: ${String(found?.isCurrentAlive)}`}</p>
}

test('LINE-06 OFF-02 a check during which the network comes back is repeated', async () => {
  const answers: ((isCurrentAlive: boolean) => void)[] = []
  fakeCommands.checkLines.mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push((isCurrentAlive) => resolve(ok({ fast: null, isCurrentAlive, raced: 3 })))
      }),
  )
  const connect = (state: 'online' | 'offline'): Promise<void> =>
    change(() => putRows('connection', [{ id: 'gateway', state, since: Date.now() }]))
  await startPage()
  await connect('offline')
  await show(<Check />)
  await connect('online')
  await change(() => answers[0]?.(false))
  expect(screen.getByText('checking')).toBeTruthy()
  await change(() => answers[1]?.(true))
  expect(await screen.findByText('alive: true')).toBeTruthy()
  expect(answers).toHaveLength(2)
})
