import { useState } from 'react'
import { accountCommands } from '../../shared/worker/client/account-commands'
import { useConnection } from '../../shared/sync/use-connection'
import { commands } from '../../shared/worker/client/worker-client'
import { showFailure, showOffline } from '../../shared/overlays/overlay-queue'

interface Choice {
  /** The one to show: what the member has just chosen, until the rows say what is so or it was refused. */
  readonly icon: number
  readonly isBusy: boolean
  readonly choose: (icon: number) => void
}

/** The member's picture and its change, one at a time, and only with a network (MEM-01). @param kept as it was synced */
export const usePicture = (kept: number): Choice => {
  const { isOffline } = useConnection()
  const [isBusy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<{ readonly icon: number; readonly inPlaceOf: number } | null>(null)
  if (chosen !== null && chosen.inPlaceOf !== kept) setChosen(null)
  const icon = chosen?.icon ?? kept

  const choose = async (nextIcon: number): Promise<void> => {
    if (isBusy || nextIcon === icon) return
    if (isOffline) {
      showOffline()
      return
    }
    setBusy(true)
    setChosen({ icon: nextIcon, inPlaceOf: kept })
    const result = await accountCommands.setProfileIcon(nextIcon)
    setBusy(false)
    if (!result.ok) {
      setChosen(null)
      showFailure(result.error)
    }
    // What was asked for before is older; and of a failed one perhaps only the answer was lost.
    void commands.refresh()
  }
  return { icon, isBusy, choose: (nextIcon) => void choose(nextIcon) }
}
