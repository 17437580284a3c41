import { useEffect, useRef } from 'react'
import type { SocialChannel } from '#domain/contract/accounts/identity-settings'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import { CHANNEL_NAMES, ProviderIcon } from './provider-icon'
import styles from './social-logins.module.css'

interface Props {
  readonly channel: SocialChannel
  readonly onCancel: () => void
}

/** Says that the password login will bind a provider's account (SOC-04). */
export const BindingMessage = ({ channel, onCancel }: Props) => {
  const t = useTranslation('rest')
  const note = useRef<HTMLDivElement>(null)
  // The player was at the providers further down. The form below takes the focus without scrolling.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={note} className={styles.binding}>
      <ProviderIcon channel={channel} />
      <p role="status" className={styles.bindingText}>
        {t('social.binding', { name: CHANNEL_NAMES[channel] })}
      </p>
      <Button variant="plain" className={styles.bindingCancel} onClick={onCancel}>
        {t('social.cancel')}
      </Button>
    </div>
  )
}
