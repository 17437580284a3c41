import { useState } from 'react'
import type { MoneyWish } from '#domain/money-wishes'
import { subjectOf } from '#domain/rules/money-acts'
import { showFailure, showOffline } from '../../state/overlay-queue'
import { accountCommands } from '../account-commands'
import { useConnection } from '../use-connection'
import { commands } from '../worker-client'

interface DoMoney {
  /** The subject of what is on its way. */
  readonly busy: string | null
  /** How the last one ended: done, or refused with the code that the screen has words for. */
  readonly told: { readonly subject: string; readonly isDone: boolean } | null
  /** @param onDone called when it is done, also where the player has left the screen meanwhile */
  readonly run: (wish: MoneyWish, onDone?: () => void) => void
}

/**
 * Does what a member wishes with money, points or rewards, one at a time, and only with a network (MEM-02).
 * @param refusal the code that the screen says itself; every other failure is told as failures are
 */
export const useDoMoney = (refusal: string): DoMoney => {
  const { isOffline } = useConnection()
  const [busy, setBusy] = useState<string | null>(null)
  const [told, setTold] = useState<DoMoney['told']>(null)
  const run = async (wish: MoneyWish, onDone?: () => void): Promise<void> => {
    if (isOffline) {
      showOffline()
      return
    }
    if (busy !== null) return
    const subject = subjectOf(wish)
    setBusy(subject)
    setTold(null)
    const result = await accountCommands.doMoney(wish)
    setBusy(null)
    if (result.ok && result.value.status === 'done') {
      setTold({ subject, isDone: true })
      onDone?.()
    } else if (!result.ok && result.error.kind === 'refused' && result.error.code === refusal)
      setTold({ subject, isDone: false })
    else if (!result.ok) showFailure(result.error)
    // What there is now, and the balance.
    void commands.refresh()
  }
  return { busy, told, run: (wish, onDone) => void run(wish, onDone) }
}
