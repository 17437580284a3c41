import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { APP_ADVICE_KEY } from '#domain/constants/storage-keys'
import { appDownload } from '#domain/rules/app-download'
import { isApple, isAtHome } from '../../app/at-home'
import { useLive } from '../../app/live'
import { readStored, store } from '../../boot/storage-area'
import { device } from '../../state/device'
import { pageState } from '../../state/page-state'

interface AppAdvice {
  /** Undefined until the settings have been read. */
  readonly isOpen: boolean | undefined
  /** Where the app can be had; null where the merchant names no safe place for this device. */
  readonly url: string | null
  readonly stay: () => void
}

/**
 * The advice to play lotteries in the merchant's app, once a session, unless this is the app or the home screen
 * (GAM-05, S5: STARTGAMEINAPP3).
 */
export const useAppAdvice = (): AppAdvice => {
  const { merchant } = useSnapshot(pageState)
  const { isStandalone } = useSnapshot(device)
  const settings = useLive(async (read) => ({ row: await read.get('settings', merchant) })).data
  const [wasShown, setShown] = useState(() => readStored('session', APP_ADVICE_KEY) !== null)
  const isAsked = settings?.row?.whitelabelVal['STARTGAMEINAPP3'] === true
  return {
    isOpen: settings && isAsked && !isAtHome(isStandalone) && !wasShown,
    url: appDownload(settings?.row?.resources ?? [], isApple(), window.location.origin),
    stay: () => {
      store('session', APP_ADVICE_KEY, '1')
      setShown(true)
    },
  }
}
