import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Brand } from '../../../../src/shared/page/brand'
import { pageState } from '../../../../src/shared/page/page-state'
import { show, startPage } from '../../support/page-fixture'

const LOGO = 'https://cdn.example/logo.svg'

const picture = (): HTMLImageElement => {
  const image = document.querySelector('img')
  if (!image) throw new Error('no picture is shown')
  return image
}

beforeEach(() => startPage())

test('DEP-01 shows the merchant’s logo, and a space of its size before it is known', async () => {
  await show(<Brand logo={undefined} />)
  expect(document.querySelector('img')).toBeNull()
  expect(document.querySelector('.sk')).not.toBeNull()
})

test('DEP-01 requests the logo at its displayed width', async () => {
  await show(<Brand logo={`${LOGO}?w={w}`} />)
  expect(picture().src).toMatch(/^https:\/\/cdn\.example\/logo\.svg\?w=\d+$/u)
})

test.each([
  '',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'https://user:x@cdn.example/a',
  '\\\\x\\y',
])('DEP-01 shows the name without a URL to load: %s', async (logo) => {
  await show(<Brand logo={logo} />)
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getByText(pageState.merchant)).toBeTruthy()
})

test('DEP-01 retries a broken logo without CORS, then shows the name, and the logo again when online', async () => {
  await show(<Brand logo={LOGO} />)
  expect(picture().crossOrigin).toBe('anonymous')
  fireEvent.error(picture())
  expect(picture().hasAttribute('crossorigin')).toBe(false)
  fireEvent.error(picture())
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getByText(pageState.merchant)).toBeTruthy()
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  expect(picture().src).toBe(LOGO)
})
