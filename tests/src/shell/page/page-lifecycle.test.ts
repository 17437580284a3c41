import { expect, test, vi } from 'vitest'
import { checkWorker } from '../../../../src/shared/worker/client/worker-client'
import { watchPageLifecycle } from '../../../../src/shell/page/page-lifecycle'
import { fakeCommands } from '../../support/fake-commands'

vi.mock('../../../../src/shared/worker/client/commands', () => import('../../support/fake-commands'))
vi.mock('../../../../src/shared/worker/client/worker-client', () => ({
  checkWorker: vi.fn(),
  endWorker: vi.fn(),
}))

const look = (visibility: 'visible' | 'hidden'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('R-10 OFF-05 a page that is left again while its worker is checked is not reported as visible', async () => {
  let finish = (): void => undefined
  vi.mocked(checkWorker).mockReturnValue(new Promise((resolve) => (finish = resolve)))
  watchPageLifecycle()
  look('visible')
  look('hidden')
  finish()
  await vi.waitFor(() => expect(fakeCommands.setVisible).toHaveBeenCalledTimes(2))
  expect(fakeCommands.setVisible.mock.calls).toEqual([[false], [false]])
})
