import { proxy } from 'valtio'
import { BALANCE_HIDDEN_KEY } from '#domain/storage-keys'
import { readStorage, writeStorage } from '../storage/storage-area'

/** True if the player has hidden the balance, here, in the header and in other tabs. */
export const balanceHidden = proxy({ isHidden: readStorage('local', BALANCE_HIDDEN_KEY) === '1' })

// Not with the page's other listeners: the first screen does not load this module.
addEventListener('storage', ({ key, newValue }) => {
  if (key === BALANCE_HIDDEN_KEY) balanceHidden.isHidden = newValue === '1'
})

export const setBalanceHidden = (isHidden: boolean): void => {
  writeStorage('local', BALANCE_HIDDEN_KEY, isHidden ? '1' : '0')
  balanceHidden.isHidden = isHidden
}

/** Shown instead of a hidden balance. */
export const HIDDEN_MONEY = '••••'
