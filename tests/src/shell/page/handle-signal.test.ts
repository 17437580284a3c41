import { expect, test, vi } from 'vitest'
import { LANGUAGE_KEY, LOGGED_OUT_KEY } from '#domain/storage-keys'
import { startSession } from '../../../../src/shared/session/session-state'
import { pageState } from '../../../../src/shared/page/page-state'
import { handleSignal } from '../../../../src/shell/page/handle-signal'
import { ANN } from '../../../support/members'
import { startPage } from '../../support/page-fixture'

test.each([
  ['/m/home?language=EN', null, 'EN'],
  ['/m/home', 'UR', 'UR'],
  ['/m/home?sublanguage=EN', 'UR', 'UR'],
  ['/m/home?language=XX', 'UR', 'UR'],
])(
  'SHL-05 LNG-02 a stored language is restored unless the URL names one: %s',
  async (path, stored, shown) => {
    await startPage(path)
    handleSignal({ type: 'restore', choices: [[LANGUAGE_KEY, 'UR']] })
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe(stored)
    await vi.waitFor(() => expect(pageState.language).toBe(shown))
  },
)

test('SES-08 a logout in another tab, of which this one may learn late, is not stored here', async () => {
  await startPage()
  startSession(ANN)
  handleSignal({ type: 'session-over', reason: 'elsewhere' })
  expect(pageState.session).toBeNull()
  expect(localStorage.getItem(LOGGED_OUT_KEY)).toBeNull()
})
