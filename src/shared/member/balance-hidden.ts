import { proxy } from 'valtio'
import { BALANCE_HIDDEN_KEY } from '#domain/storage-keys'
import { readStorage, writeStorage } from '../storage/storage-area'

/** True if the player has hidden the balance, here and in the header. */
export const balanceHidden = proxy({ isHidden: readStorage('local', BALANCE_HIDDEN_KEY) === '1' })

export const setBalanceHidden = (isHidden: boolean): void => {
  writeStorage('local', BALANCE_HIDDEN_KEY, isHidden ? '1' : '0')
  balanceHidden.isHidden = isHidden
}

/** Shown instead of a hidden balance. */
export const HIDDEN_MONEY = '••••'
