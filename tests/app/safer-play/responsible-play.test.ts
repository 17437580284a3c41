import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { gateway, open } from '../support/app'
import { see, seeNone, seeText } from '../support/player'

test('PLY-02 R-14 the minimum age and a safe link to advice are in the footer and on registration, as the merchant set them', async () => {
  const set = (url: string) => gateway.control({ settings: { responsiblePlay: { minimumAge: 21, url } } })
  await set('advice.example/help')
  await open('/m/register')
  const foot = within(await see('contentinfo', ''))
  await foot.findByRole('img', { name: '21+ only' })
  const advice = await foot.findByRole('link', { name: 'Play responsibly' })
  expect(advice.getAttribute('href')).toBe('https://advice.example/help')
  const main = within(screen.getByRole('main'))
  await main.findByText(/21/)
  expect(main.getByRole('link', { name: 'Play responsibly' }).getAttribute('rel')).toContain('noopener')

  await set('javascript:alert(1)')
  await open('/m/home')
  await see('img', '21+ only')
  await seeText('Popular')
  await seeNone(() => screen.queryByRole('link', { name: 'Play responsibly' }))
})
