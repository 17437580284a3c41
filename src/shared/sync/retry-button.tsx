import { useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { registerInlineRetry } from './inline-retries'
import { Button } from '../../ui/controls/button'

interface Props {
  readonly isBusy?: boolean
  readonly onRetry: () => void
}

/** The way on where a whole screen has failed. While it is there nothing else offers the same. */
export const RetryButton = ({ isBusy = false, onRetry }: Props) => {
  const t = useTranslation()
  useEffect(() => registerInlineRetry(), [])
  return (
    <Button variant="primary" icon="refresh" isBusy={isBusy} onClick={onRetry}>
      {t('action.retry')}
    </Button>
  )
}
