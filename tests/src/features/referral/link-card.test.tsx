import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { LinkCard } from '../../../../src/features/referral/link-card'
import { MemberInvite } from '../../../../src/features/referral/member-invite'
import { change, show, startPage } from '../../support/page-fixture'

const copyText = vi.hoisted(() => vi.fn<(text: string) => Promise<boolean>>())
vi.mock('../../../../src/shared/page/clipboard/copy-text', () => ({ copyText }))

beforeEach(() => startPage('/m/referral'))

test('REF-03 each copy is announced again', async () => {
  copyText.mockReset().mockResolvedValue(true)
  await show(<LinkCard link="https://m.example/?r=A" code="A" />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(status.textContent).toBe('Link copied')

  let answer: (isCopied: boolean) => void = () => undefined
  copyText.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await userEvent.click(screen.getByRole('button', { name: 'Link copied' }))
  expect(status.textContent).toBe('')
  await change(() => answer(true))
  expect(status.textContent).toBe('Link copied')
})

test('REF-03 a new link clears the announcement of the earlier copy', async () => {
  copyText.mockReset().mockResolvedValue(true)
  const invite = (code: string) => (
    <BrowserRouter>
      <Suspense fallback={null}>
        <MemberInvite link={`https://m.example/?r=${code}`} code={code} service={null} />
      </Suspense>
    </BrowserRouter>
  )
  const view = render(invite('A'))
  await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(screen.getByRole('button', { name: 'Link copied' })).toBeTruthy()
  view.rerender(invite('B'))
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
})
