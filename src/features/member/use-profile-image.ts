import { useState } from 'react'
import { useConnection } from '../../shared/sync/use-connection'
import { commands } from '../../shared/worker/client/commands'
import { useTranslation } from '../../i18n/use-translation'
import { showOffline } from '../../shared/overlays/overlay-queue'
import { showActionFailure } from '../../shared/overlays/show-action-failure'

interface Choice {
  /** The avatar to show: the player's choice until the rows confirm it or the gateway rejects it. */
  readonly icon: number
  readonly isBusy: boolean
  readonly choose: (icon: number) => void
}

/**
 * The member's avatar and its change. One change at a time, and only with a network (MEM-01).
 * @param stored the synced avatar
 */
export const useProfileImage = (stored: number): Choice => {
  const t = useTranslation('rest')
  const { isOffline } = useConnection()
  const [isBusy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<{ readonly icon: number; readonly inPlaceOf: number } | null>(null)
  if (chosen !== null && chosen.inPlaceOf !== stored) setChosen(null)
  const icon = chosen?.icon ?? stored

  const choose = async (nextIcon: number): Promise<void> => {
    if (isBusy || nextIcon === icon) return
    if (isOffline) {
      showOffline()
      return
    }
    setBusy(true)
    setChosen({ icon: nextIcon, inPlaceOf: stored })
    const result = await commands.setProfileIcon(nextIcon)
    setBusy(false)
    if (!result.ok) {
      setChosen(null)
      showActionFailure(result.error, t)
    }
    // Earlier requests hold the old value, and after a failure perhaps only the response was lost.
    void commands.refresh()
  }
  return { icon, isBusy, choose: (nextIcon) => void choose(nextIcon) }
}
