import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { gateway, open, reload, visitAgain } from '../support/app'
import { firstHeart, seeGames } from '../support/lobby'
import { logIn, press, see, seePath, seeText, user } from '../support/player'

const isOn = (heart: HTMLElement): boolean => heart.getAttribute('aria-pressed') === 'true'

test('GAM-01 a heart saves a game without opening it, offline too, and the row and the tab have it after a reload', async () => {
  await open('/m/home')
  const heart = await firstHeart()
  gateway.goOffline()
  expect(isOn(heart)).toBe(false)
  await user.click(heart)
  await waitFor(() => expect(isOn(heart)).toBe(true))
  await seePath('/m/home')
  await see('heading', 'Favourites')

  await reload()
  await press('Favourites', 'tab')
  const panel = within(await see('tabpanel', 'Favourites'))
  await waitFor(() => expect(panel.getAllByRole('link')).toHaveLength(1))
  await user.click(await panel.findByRole('button', { pressed: true }))
  await seeText('No favourites yet')
})

test('GAM-01 SES-08 a member has favourites of their own', async () => {
  await open('/m/home')
  await user.click(await firstHeart())
  await see('heading', 'Favourites')
  await logIn('ann')
  expect(isOn(await firstHeart())).toBe(false)
  expect(screen.queryByRole('heading', { name: 'Favourites' })).toBeNull()
})

test('GAM-01 a favourite that cannot be saved is taken back, with a message', async () => {
  await open('/m/home')
  const heart = await firstHeart()
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(
    this: IDBObjectStore,
    ...given
  ) {
    if (this.name === 'favourites') throw new DOMException('full', 'QuotaExceededError')
    return Reflect.apply(put, this, given)
  })
  await user.click(heart)
  await see('dialog', 'Something went wrong')
  expect(isOn(heart)).toBe(false)
})

test('SES-11 GAM-08 before the login is confirmed a tile shows a message and stays on the page', async () => {
  await logIn('ann')
  await seeGames()
  gateway.goSilent()
  await visitAgain('/m/home')
  const [tile] = await seeGames()
  if (tile) await user.click(tile)
  await seeText('Your login is not confirmed yet. The game opens when the connection is back.')
  await seePath('/m/home')
})
