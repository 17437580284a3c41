import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { settingsSchema } from '#domain/contract/settings/settings'
import type { IdentityError } from '#domain/errors'
import { CODE_EXPIRED } from '#domain/accounts/identity-error'
import { err, ok, type Result } from '#domain/result'
import { parse } from 'valibot'
import {
  cancelPhoneVerification,
  usePhoneVerification,
} from '../../../../../src/features/accounts/phone/phone-verification'
import { sendIdentityCode } from '../../../../../src/shared/accounts/identity/identity'
import { pageState } from '../../../../../src/shared/page/page-state'
import { putRows, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/accounts/identity/identity', () => ({ sendIdentityCode: vi.fn() }))

const NUMBER = { countryDialingCode: '63', mobileNum: '9170000001' }

/** A code that the provider has sent; `confirm` is its check. */
const sendCode = async () => {
  await startPage()
  const settings = parse(settingsSchema, { currency: 'PHP', smsProvider: { firebase: true, apiKey: 'key' } })
  putRows('settings', [{ ...settings, merchant: pageState.merchant }])
  const confirm = vi.fn<(code: string) => Promise<Result<string, IdentityError>>>()
  vi.mocked(sendIdentityCode).mockResolvedValue(ok(confirm))
  const { result } = renderHook(usePhoneVerification)
  await vi.waitFor(() => expect(result.current.isByProvider).toBe(true))
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  const delivery = await result.current.send({ ...NUMBER, captcha: null })
  return { delivery, confirm, prove: (code: string) => result.current.prove(NUMBER, code) }
}

test('TFA-04 the provider’s next code can be requested 60 s after the last one', async () => {
  const { delivery } = await sendCode()
  expect(delivery).toEqual(ok({ expirationTime: 1_060_000 }))
})

test('R-10 SOC-09 a code that the provider accepts after the player has stopped waiting is not checked again', async () => {
  const { confirm, prove } = await sendCode()
  let accept = (): void => undefined
  confirm.mockReturnValue(new Promise((resolve) => (accept = () => resolve(ok('token')))))
  const first = prove('123456')
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledWith('123456'))
  cancelPhoneVerification()
  expect(await first).toEqual(err({ kind: 'aborted' }))
  const second = prove('123456')
  accept()
  expect(await second).toEqual(ok({ firebaseIdToken: 'token' }))
  expect(confirm).toHaveBeenCalledTimes(1)
})

test('SOC-09 a code that the provider rejects is checked again', async () => {
  const { confirm, prove } = await sendCode()
  confirm.mockResolvedValue(err(CODE_EXPIRED))
  expect(await prove('654321')).toEqual(err(CODE_EXPIRED))
  confirm.mockResolvedValue(ok('token'))
  expect(await prove('654321')).toEqual(ok({ firebaseIdToken: 'token' }))
})
