import { useState } from 'react'
import type { AppError } from '#domain/errors'
import { accountCommands } from '../../app/account-commands'
import { useConnection } from '../../app/use-connection'
import { commands } from '../../app/worker-client'
import { showFailure, showOffline } from '../../state/overlay-queue'

interface Claim {
  /** The reward that is being claimed. */
  readonly busy: string | null
  /** The last one that was paid out, or could not be. */
  readonly told: { readonly id: string; readonly isPaid: boolean } | null
  readonly claim: (id: string) => void
}

/** Claims a reward, one at a time, and only with a network (MEM-02). */
export const useClaim = (): Claim => {
  const { isOffline } = useConnection()
  const [busy, setBusy] = useState<string | null>(null)
  const [told, setTold] = useState<Claim['told']>(null)
  const claim = async (id: string): Promise<void> => {
    if (isOffline) {
      showOffline()
      return
    }
    if (busy !== null) return
    setBusy(id)
    setTold(null)
    const result = await accountCommands.doMoney({ act: 'claimReward', id })
    setBusy(null)
    if (result.ok && result.value.status === 'done') setTold({ id, isPaid: true })
    else if (!result.ok && isGone(result.error)) setTold({ id, isPaid: false })
    else if (!result.ok) showFailure(result.error)
    // What there is to claim, and the balance.
    void commands.refresh()
  }
  return { busy, told, claim: (id) => void claim(id) }
}

const isGone = (error: AppError): boolean => error.kind === 'refused' && error.code === 'reward.not.claimable'
