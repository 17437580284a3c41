import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ok } from '#domain/result'
import { LoginPage } from '../../../../../src/features/accounts/login/login-page'
import { SETTINGS } from '../../../../../src/design/samples'
import { pageState } from '../../../../../src/shared/page/page-state'
import { fakeCommands } from '../../../support/fake-commands'
import { change, putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', () => import('../../../support/fake-commands'))

const PH = { countryCode: 'PH', countryDialingCode: '63' }
const MY = { countryCode: 'MY', countryDialingCode: '60' }
const COUNTRIES = {
  ...PH,
  default: PH,
  countries: [
    { ...PH, name: 'Philippines' },
    { ...MY, name: 'Malaysia' },
  ],
}

test.each([
  ['is being typed', ''],
  ['was typed before', 'elsewhere'],
])(
  'LOG-14 a saved number changes neither number nor country code while another one %s',
  async (_when, place) => {
    await startPage('/m/login')
    const { merchant, language } = pageState
    putRows('settings', [{ ...SETTINGS, merchant }])
    putRows('contentAnswers', [{ merchant, language, name: 'countries', value: COUNTRIES }])
    let find = (): void => undefined
    fakeCommands.savedNumber.mockReturnValue(
      new Promise((resolve) => {
        find = () => resolve(ok({ countryDialingCode: '60', mobileNum: '111' }))
      }),
    )
    await show(<LoginPage />)
    await userEvent.click(await screen.findByRole('tab', { name: 'SMS code' }))
    const number = screen.getByLabelText('Mobile number')
    const code = await screen.findByRole('button', { name: 'Country code PH +63' })
    await userEvent.type(number, '917')
    if (place !== '') screen.getByLabelText('Verification code').focus()
    await change(() => find())
    expect(number).toHaveProperty('value', '917')
    expect(code.textContent).toBe('PH+63')
  },
)
