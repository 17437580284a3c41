import { HOME_PATH } from '#domain/routing/routes'
import { withPreservedParams } from '#domain/routing/preserved-params'
import { useCopy } from '../../../shared/page/clipboard/use-copy'
import { useTranslation } from '../../../i18n/use-translation'
import { storedCodes } from '../../../shared/referral/entry-codes/visitor-codes'
import { Button } from '../../../ui/controls/button'
import { FormMessage } from '../../../ui/feedback/form-message'
import { GuideSteps } from './guide-steps'
import styles from './install-guide.module.css'

/** Returns the URL of this page, with the parameters that say how the visitor came. */
const pageUrl = (): string => {
  const codes = Object.entries(storedCodes()).filter(([, code]) => code !== '')
  const to = withPreservedParams(HOME_PATH, window.location.search, Object.fromEntries(codes))
  return window.location.origin + to
}

/** For a browser that cannot install: copies the URL for Safari, which can (INS-04). */
export const OpenInSafari = () => {
  const t = useTranslation('rest')
  const link = pageUrl()
  const { field, copied, copy } = useCopy(link)
  return (
    <>
      <p className={styles.hint}>{t('install.guide.elsewhere')}</p>
      <div className="ui-stack ui-gap-2">
        <input
          ref={field}
          className={styles.address}
          aria-label={t('install.guide.address')}
          readOnly
          dir="ltr"
          value={link}
        />
        <Button variant="primary" isWide onClick={() => void copy()}>
          {t('install.guide.copy')}
        </Button>
        {copied !== 'no' && (
          <FormMessage tone="info">
            {t(copied === 'yes' ? 'install.guide.copied' : 'connection.byHand')}
          </FormMessage>
        )}
      </div>
      <GuideSteps
        icon={null}
        steps={[
          { image: 'compass', text: t('install.guide.safari') },
          { image: 'address', text: t('install.guide.paste') },
        ]}
      />
    </>
  )
}
