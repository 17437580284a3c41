import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { APP_ADVICE_KEY } from '#domain/storage-keys'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { useAppDownload } from '../../../shared/games/launch/use-app-download'
import { readStorage, writeStorage } from '../../../shared/storage/storage-area'
import { overlayState } from '../../../shared/overlays/overlay-queue'
import { pageState } from '../../../shared/page/page-state'

interface AppAdvice {
  /** Undefined until the settings have been read. */
  readonly isOpen: boolean | undefined
  /** Download URL of the app; null if the merchant has no safe one for this device. */
  readonly url: string | null
  readonly stay: () => void
}

/**
 * The advice to play lotteries in the merchant's app, once per session. Not shown in the app itself or when launched
 * from the home screen (GAM-05, S5: STARTGAMEINAPP3).
 */
export const useAppAdvice = (): AppAdvice => {
  const { merchant } = useSnapshot(pageState)
  const settings = useLiveQuery(async (read) => ({ row: await read.get('settings', merchant) })).data
  const [wasShown, setShown] = useState(() => readStorage('session', APP_ADVICE_KEY) !== null)
  const { isAtHome, url } = useAppDownload(settings?.row)
  const { noOffers } = useSnapshot(overlayState)
  const isAsked = settings?.row?.whitelabelVal['STARTGAMEINAPP3'] === true && !noOffers
  return {
    isOpen: settings && isAsked && !isAtHome && !wasShown,
    url,
    stay: () => {
      writeStorage('session', APP_ADVICE_KEY, '1')
      setShown(true)
    },
  }
}
