import { expect, test, vi } from 'vitest'
import { refreshPage } from '../../../../../src/features/updates/dialog/refresh-page'

test.each([
  ...['/m/home', '/m/game', '/m/login', '/m/index', '/m/index.html', '/m/member/home', '/m/register'].map(
    (path) => [`${path}?tab=RNG`, `${path}?tab=RNG`],
  ),
  ['/m/register.html', '/m/register.html'],
  ['/m/withdraw', '/m/home'],
  ['/m/trial?gameId=4&r=F7', '/m/home?r=F7'],
  ['/', '/m/home'],
])('UPD-03 the refresh of %s leads to %s', (address, path) => {
  window.history.replaceState(null, '', address)
  const apply = vi.fn()
  refreshPage(apply)
  expect(apply).toHaveBeenCalledTimes(1)
  expect(window.location.pathname + window.location.search).toBe(path)
})
