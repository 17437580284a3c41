import { expect, test } from 'vitest'
import {
  isFavourite,
  setStoredFavourites,
  toggleFavouriteOptimistically,
} from '../../../../../src/features/lobby/tiles/favourite-store'

test('GAM-01 after quick taps on a heart the last one counts', async () => {
  setStoredFavourites([])
  const answers: (() => void)[] = []
  const write = () => new Promise<boolean>((resolve) => answers.push(() => resolve(true)))
  const first = toggleFavouriteOptimistically('7', true, write)
  expect(isFavourite('7')).toBe(true)
  const second = toggleFavouriteOptimistically('7', false, write)
  answers[0]?.()
  await first
  expect(isFavourite('7')).toBe(false)
  answers[1]?.()
  await second
  expect(isFavourite('7')).toBe(false)
})
