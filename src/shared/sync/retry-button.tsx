import { useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { registerInlineRetry } from './inline-retries'
import { Button } from '../../ui/controls/button'

interface Props {
  readonly isBusy?: boolean
  readonly onRetry: () => void
}

/** The retry button of a screen that has failed. While it is shown, no other element offers a retry. */
export const RetryButton = ({ isBusy = false, onRetry }: Props) => {
  const t = useTranslation()
  useEffect(() => registerInlineRetry(), [])
  return (
    <Button variant="primary" icon="refresh" isBusy={isBusy} onClick={onRetry}>
      {t('action.retry')}
    </Button>
  )
}
