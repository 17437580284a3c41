import { expect, test } from 'vitest'
import { type GoTo, useGoTo } from '../../../../../src/features/lobby/page/use-lobby-place'
import { change, show, startPage } from '../../../support/page-fixture'

let goTo: GoTo = () => undefined
const Lobby = () => {
  goTo = useGoTo()
  return null
}

test('GAM-01 stores the search in the lobby’s URL, but not in the URL of the next game', async () => {
  await startPage('/m/home')
  await show(<Lobby />)
  await change(() => goTo({ search: 'pir' }, { replace: true }))
  expect(window.location.href).toMatch(/\/m\/home\?search=pir$/u)

  // The URL while the code of the next screen is loading.
  window.history.pushState(null, '', '/m/trial?gameId=7&nodeId=70')
  await change(() => goTo({ search: 'pirate' }, { replace: true }))
  expect(window.location.href).toMatch(/\/m\/trial\?gameId=7&nodeId=70$/u)
})
