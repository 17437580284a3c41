import { useId } from 'react'
import { useCopy } from '../../shared/page/clipboard/use-copy'
import { useTranslation } from '../../i18n/use-translation'
import { Button } from '../../ui/controls/button'
import { FormMessage } from '../../ui/feedback/form-message'
import styles from './link-card.module.css'
import { QrCode } from './qr-code'
import { useShare } from './use-share'

interface Props {
  readonly link: string
  /** '' for none. */
  readonly code: string
}

/** The link as a QR code and as text, with the share buttons (REF-03). */
export const LinkCard = ({ link, code }: Props) => {
  const t = useTranslation('rest')
  const fieldId = useId()
  const { field, copied, copy } = useCopy(link)
  const sharing = useShare(link)
  return (
    <div className={styles.card}>
      <QrCode text={link} label={t('invite.qr')} />
      <p className={styles.hint}>{t('invite.qrHint')}</p>
      <div className={styles.field}>
        <label htmlFor={fieldId} className="ui-label">
          {t('invite.link')}
        </label>
        <input
          ref={field}
          id={fieldId}
          className={styles.link}
          readOnly
          dir="ltr"
          value={link}
          onFocus={({ target }) => target.select()}
        />
      </div>
      {code !== '' && (
        <p className="ui-split-row ui-full-width">
          <span className="ui-label">{t('invite.code')}</span> <bdi className={styles.value}>{code}</bdi>
        </p>
      )}
      <div className="ui-stack ui-gap-2 ui-full-width">
        {sharing && (
          <Button variant="primary" isWide onClick={() => void sharing.share()}>
            {t('invite.share')}
          </Button>
        )}
        <Button
          variant={sharing ? 'quiet' : 'primary'}
          isWide
          {...(copied === 'yes' ? { icon: 'check' } : {})}
          onClick={() => void copy()}
        >
          {t(copied === 'yes' ? 'invite.copied' : 'invite.copy')}
        </Button>
      </div>
      <span role="status" className="visually-hidden">
        {copied === 'yes' && t('invite.copied')}
      </span>
      {copied === 'by hand' && <FormMessage tone="info">{t('connection.byHand')}</FormMessage>}
      {sharing?.hasFailed === true && <FormMessage tone="danger">{t('invite.shareFailed')}</FormMessage>}
    </div>
  )
}
