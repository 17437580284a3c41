import { describe, expect, test, vi } from 'vitest'
import { refreshPage } from '../../../../../src/features/updates/dialog/refresh-page'

const refreshAt = (address: string): string => {
  window.history.replaceState(null, '', address)
  const apply = vi.fn()
  refreshPage(apply)
  expect(apply).toHaveBeenCalledTimes(1)
  return window.location.pathname + window.location.search
}

describe('UPD-03 refresh', () => {
  test.each(
    '/m/home /m/game /m/login /m/index /m/index.html /m/member/home /m/register /m/register.html'.split(' '),
  )('UPD-03 reloads %s in place', (path) => {
    expect(refreshAt(`${path}?tab=RNG`)).toBe(`${path}?tab=RNG`)
  })

  test.each(['/m/withdraw', '/m/trial?gameId=4&r=F7', '/'])(
    'UPD-03 goes from %s to the home page',
    (path) => {
      expect(refreshAt(path)).toBe(path.includes('r=F7') ? '/m/home?r=F7' : '/m/home')
    },
  )
})
