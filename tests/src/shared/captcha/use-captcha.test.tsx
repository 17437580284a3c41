import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { SETTINGS } from '../../../../src/design/samples'
import { useCaptcha } from '../../../../src/shared/captcha/use-captcha'
import { pageState } from '../../../../src/shared/page/page-state'
import { useLiveQuery } from '../../../../src/shared/worker/query/use-live-query'
import { putRows, show, startPage } from '../../support/page-fixture'

const Form = () => {
  const { isKnown, isNeeded } = useCaptcha({ purpose: 'login' })
  const { status } = useLiveQuery((read) => read.get('settings', pageState.merchant)) // reads after the captcha
  return (
    <p>{`settings ${status}, ${isKnown ? 'known' : 'unknown'}, ${isNeeded ? 'needed' : 'not needed'}`}</p>
  )
}

test('CAP-01 on a first visit it is unknown whether a captcha is needed until the settings arrive', async () => {
  await startPage('/m/login')
  await show(<Form />)
  await screen.findByText('settings empty, unknown, not needed')
  putRows('settings', [{ ...SETTINGS, merchant: pageState.merchant }])
  await screen.findByText('settings ready, known, not needed')
})
