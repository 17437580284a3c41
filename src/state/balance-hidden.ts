import { proxy } from 'valtio'
import { BALANCE_HIDDEN_KEY } from '#domain/constants/storage-keys'
import { readStored, store } from '../boot/storage-area'

/** Whether the player's money stays off the screen, here and in the header. */
export const balanceHidden = proxy({ isHidden: readStored('local', BALANCE_HIDDEN_KEY) === '1' })

export const setBalanceHidden = (isHidden: boolean): void => {
  store('local', BALANCE_HIDDEN_KEY, isHidden ? '1' : '0')
  balanceHidden.isHidden = isHidden
}

/** What stands in the place of hidden money. */
export const HIDDEN_MONEY = '••••'
