import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { TOAST_SWEEP_MS } from '#domain/timing'
import { useTranslation } from '../../i18n/use-translation'
import { dismissToast, sweepToasts, toasts } from './toasts'
import { ToastList } from '../../ui/feedback/toast-list'

/** The toasts. Expired ones are removed three times a second while there are any (SHL-10). */
export const ToastRegion = () => {
  const { items } = useSnapshot(toasts)
  const t = useTranslation()
  const hasItems = items.length > 0

  useEffect(() => {
    if (!hasItems) return undefined
    const timer = setInterval(() => sweepToasts(Date.now()), TOAST_SWEEP_MS)
    return () => clearInterval(timer)
  }, [hasItems])

  const lines = items.map(({ id, key, text, values, tone = 'neutral' }) => ({
    id,
    tone,
    text: text ?? t(key, values),
  }))
  return <ToastList items={lines} closeLabel={t('action.close')} onDismiss={dismissToast} />
}
