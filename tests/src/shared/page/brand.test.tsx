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

test('DEP-01 the merchant’s logo is shown, and a place of its size before it is known', async () => {
  await show(<Brand logo={undefined} />)
  expect(document.querySelector('img')).toBeNull()
  expect(document.querySelector('.sk')).not.toBeNull()
})

test('DEP-01 a logo is asked for at the width it is shown', async () => {
  await show(<Brand logo={`${LOGO}?w={w}`} />)
  expect(picture().src).toMatch(/^https:\/\/cdn\.example\/logo\.svg\?w=\d+$/u)
})

test.each([
  '',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'https://user:x@cdn.example/a',
  '\\\\x\\y',
])('DEP-01 the name stands where there is no address to load: %s', async (logo) => {
  await show(<Brand logo={logo} />)
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getByText(pageState.merchant)).toBeTruthy()
})

test('DEP-01 a broken logo is tried without CORS, then gives way to the name, and comes back with the network', async () => {
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
