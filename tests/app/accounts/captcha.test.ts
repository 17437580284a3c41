import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { CAPTCHA_ENDPOINT, LOGIN_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { submit } from '../support/accounts'
import { gateway, open } from '../support/app'
import {
  askForCaptcha,
  captchaRows,
  openPuzzle,
  providerOf,
  readVerifyFirst,
  seeCaptcha,
  solveCaptcha,
} from '../support/captcha'
import { countOf } from '../support/money'
import {
  afterSubmitLock,
  fill,
  press,
  seeMember,
  seeNone,
  seePath,
  seeText,
  sendLogin,
} from '../support/player'
import { valueOf } from '../support/registration'

const problem = (): string => document.querySelector('form [role=alert]')?.textContent ?? ''
const seeProblemText = (text: string): Promise<void> => waitFor(() => expect(problem()).toContain(text))

test('CAP-01 switched off for a form there is no captcha and no frame, and no challenge is requested', async () => {
  await askForCaptcha('v3', 'register')
  await open('/m/login')
  await sendLogin('ann')
  await seeMember('ann')
  expect(document.querySelector('iframe')).toBeNull()
  expect(await countOf(CAPTCHA_ENDPOINT)).toBe(0)
})

test.each(['v3', 'v4'] as const)(
  'CAP-02 CAP-03 CAP-04 CAP-07 LOG-06 %s: a login carries the solution, and any failed login requires another',
  async (version) => {
    await askForCaptcha(version, 'login')
    await open('/m/login')
    await seeCaptcha('Tap to verify')
    expect(document.querySelector('iframe')?.outerHTML).toMatch(
      /src="\/m\/captcha.html".*sandbox="allow-scripts"/u,
    )
    await sendLogin('ann', 'wrong')
    await readVerifyFirst()
    expect(await countOf(LOGIN_ENDPOINT)).toBe(0)
    await solveCaptcha()
    await seeCaptcha('Verified')
    expect(captchaRows()[0]?.getAttribute('aria-disabled')).toBe('true')
    await submit()
    await seeProblemText('wrong')
    await seeCaptcha('Tap to verify')
    await solveCaptcha()
    await afterSubmitLock()
    await sendLogin('ann')
    await seeMember('ann')
    expect((await countOf(CAPTCHA_ENDPOINT)) > 0).toBe(version === 'v3')
  },
)

test('CAP-07 closing the puzzle shows “verify first”; back closes only the puzzle', async () => {
  await askForCaptcha('v4', 'login')
  await open('/m/login')
  await fill('Username', 'ann')
  await openPuzzle()
  await press('Close the puzzle')
  await seeNone(() => screen.queryByRole('dialog'))
  await seeText('Please verify first')
  await openPuzzle()
  history.back()
  await seeNone(() => screen.queryByRole('dialog'))
  await seePath('/m/login')
  expect(await valueOf('Username')).toBe('ann')
})

test('CAP-02 CAP-03 CAP-07 each problem has its text and number, and a tap starts in a new frame', async () => {
  await askForCaptcha('v4', 'login')
  await open('/m/login')
  await seeCaptcha('Tap to verify')
  const frame = document.querySelector('iframe')
  await solveCaptcha(0, 499)
  await seeProblemText('too fast')
  const problems = [
    { code: 60_204, text: '', shown: 'Network failure (60204)' },
    { code: 60_101, text: '', shown: 'Unknown error. Please try again. (60101)' },
    { code: 60_500, text: 'Forbidden', shown: 'Forbidden (60500)' },
  ]
  for (const { code, text, shown } of problems) {
    await press('Tap to try again')
    await seeCaptcha('Tap to verify')
    providerOf().fail(code, text)
    await waitFor(() => expect(problem()).toBe(shown))
  }
  await press('Tap to try again')
  await seeCaptcha('Tap to verify')
  expect([problem(), document.querySelector('iframe') === frame]).toEqual(['', false])
})

test('CAP-02 CAP-05 CAP-07 a merchant whose captcha is not set up gets a message', async () => {
  await askForCaptcha('v4', 'login')
  await gateway.control({ settings: { gw: { captchaId: 'unknown' } } })
  await open('/m/login')
  await seeProblemText('This verification is not configured (60001)')
  await gateway.control({ settings: { gw: { captchaId: '' } } })
  await open('/m/login')
  await seeProblemText('Geetest is not set up here.')
  await gateway.control({ settings: { gw: { captchaVersion: 'v3' } } })
  await gateway.faults({ match: CAPTCHA_ENDPOINT, fault: { kind: 'value', value: {} } })
  await open('/m/login')
  await seeProblemText('Geetest is not set up here.')
  await gateway.faults({ match: CAPTCHA_ENDPOINT, fault: { kind: 'cut', at: 'before' } })
  await press('Tap to try again')
  await seeProblemText('No connection')
})
