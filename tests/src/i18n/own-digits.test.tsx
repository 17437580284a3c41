import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { INITIAL_CODE_STATE } from '#domain/accounts/one-time-code-machine'
import { CodeField } from '../../../src/features/accounts/form/code-field'
import { VipCard } from '../../../src/shared/member/vip-card'
import { loadDeferredTranslations } from '../../../src/i18n/load-deferred-translations'
import { loadLanguage } from '../../../src/i18n/load-language'
import { show, startPage } from '../support/page-fixture'

beforeEach(async () => {
  await startPage()
  await loadLanguage('BN')
  await loadDeferredTranslations()
})

const ignore = (): void => undefined

test('LNG-01 TFA-04 a countdown and the time of a code have the digits of the language', async () => {
  const until = new Date(2031, 0, 1, 4, 30).getTime()
  const code = { state: { kind: 'counting', until }, seconds: 65, send: ignore } as const
  await show(<CodeField code={code} value="" onChange={ignore} onSend={ignore} />)
  expect(screen.getByRole('button').textContent).toContain('১:০৫')
  expect(screen.getByText(/৪:৩০/u)).toBeTruthy()
})

test('TFA-04 a code may be typed in the digits of the language', async () => {
  const typed: string[] = []
  const code = { state: INITIAL_CODE_STATE, seconds: 0, send: ignore }
  await show(<CodeField code={code} value="" onChange={(digits) => typed.push(digits)} onSend={ignore} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '১২' } })
  expect(typed).toEqual(['12'])
})

test('LNG-01 MEM-04 a level has the digits of the language', async () => {
  const vip = { name: 'Gold', level: 12, progress: 0, steps: null, isTop: false, showsBenefits: false }
  await show(<VipCard vip={vip} />)
  expect(screen.getByText('১২')).toBeTruthy()
})
