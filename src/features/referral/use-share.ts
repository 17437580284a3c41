import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'

/** Returns the function that opens the phone's share sheet; null if it has none (REF-03). */
export const useShare = (url: string) => {
  const t = useTranslation('rest')
  const [hasFailed, setFailed] = useState(false)
  if (!('share' in navigator)) return null
  const share = async (): Promise<void> => {
    setFailed(false)
    try {
      await navigator.share({ title: t('member.invite'), text: t('invite.message'), url })
    } catch (cause) {
      // Closing the sheet is not a failure.
      setFailed(!(cause instanceof DOMException && cause.name === 'AbortError'))
    }
  }
  return { share, hasFailed }
}
