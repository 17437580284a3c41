import { expect, test } from 'vitest'
import { type GoTo, useGoTo } from '../../../../../src/features/lobby/page/use-lobby-place'
import { change, show, startPage } from '../../../support/page-fixture'

let goTo: GoTo = () => undefined
const Lobby = () => {
  goTo = useGoTo()
  return null
}

test('GAM-01 what was searched is kept in the address, but not in that of the game that comes next', async () => {
  await startPage('/m/home')
  await show(<Lobby />)
  await change(() => goTo({ search: 'pir' }, { replace: true }))
  expect(window.location.href).toMatch(/\/m\/home\?search=pir$/u)

  // As the router leaves it while the code of the next screen is on its way.
  window.history.pushState(null, '', '/m/trial?gameId=7&nodeId=70')
  await change(() => goTo({ search: 'pirate' }, { replace: true }))
  expect(window.location.href).toMatch(/\/m\/trial\?gameId=7&nodeId=70$/u)
})
