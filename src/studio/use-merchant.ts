import { useCallback, useEffect, useRef, useState } from 'react'
import { type Path, withValue } from './form/values'
import type { Studio, StudioMerchant } from './studio-api'
import { saveMerchant, sendMerchant } from './studio-client'

const SEND_AFTER_MS = 300 // between two keys

interface EditedMerchant {
  readonly merchant: StudioMerchant
  readonly change: (path: Path, value: unknown) => void
  /** Counts what the phones have got. */
  readonly version: number
  readonly isSaved: boolean
  /** Sends what the form has to the server at once. Rejects with a sentence. */
  readonly send: () => Promise<void>
  /** Writes the files and returns their paths. Rejects with a sentence. */
  readonly save: () => Promise<readonly string[]>
}

/** The merchant in the form. The phones get each change; the files change with `save`. */
export function useMerchant(
  { merchant: initial, isSaved: isInitialSaved }: Pick<Studio, 'merchant' | 'isSaved'>,
  onError: (sentence: string) => void,
): EditedMerchant {
  const [merchant, setMerchant] = useState(initial)
  const [version, setVersion] = useState(0)
  const [saved, setSaved] = useState(isInitialSaved ? initial : null)
  const sent = useRef(initial)
  const isSaved = saved === merchant

  const send = useCallback(async (): Promise<void> => {
    if (sent.current === merchant) return
    await sendMerchant(merchant)
    sent.current = merchant
    setVersion((count) => count + 1)
  }, [merchant])

  useEffect(() => {
    const timer = setTimeout(() => {
      send().catch((error: unknown) => onError(error instanceof Error ? error.message : String(error)))
    }, SEND_AFTER_MS)
    return () => clearTimeout(timer)
  }, [send, onError])

  useEffect(() => {
    if (isSaved) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSaved])

  return {
    merchant,
    version,
    isSaved,
    change: (path, value) =>
      setMerchant((before) => {
        const { config, settings } = { ...before, ...fieldsOf(withValue(before, path, value)) }
        return { config, settings }
      }),
    send,
    save: async () => {
      await send()
      const files = await saveMerchant()
      setSaved(merchant)
      return files
    },
  }
}

const fieldsOf = (value: unknown): Partial<StudioMerchant> =>
  typeof value === 'object' && value !== null ? value : {}
