import { useRef, useState } from 'react'
import { withKeptParameters } from '#domain/rules/kept-parameters'
import { copyText } from '../../app/copy-text'
import { useWords } from '../../i18n/use-words'
import { storedCodes } from '../../state/visitor-codes'
import { Button } from '../../ui/button'
import { Note } from '../../ui/note'
import { GuideSteps } from './guide-steps'
import styles from './install-guide.module.css'

/** This page, with all that says who sent the visitor. */
const address = (): string => {
  const codes = Object.entries(storedCodes()).filter(([, code]) => code !== '')
  const to = withKeptParameters('/m/home', window.location.search, Object.fromEntries(codes))
  return window.location.origin + to
}

/** A browser that cannot: the address is taken over to Safari, which can (INS-04). */
export const Elsewhere = () => {
  const t = useWords('rest')
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'no' | 'yes' | 'by hand'>('no')
  const link = address()
  const copy = async (): Promise<void> => {
    setCopied('no') // so that it is told again
    const isCopied = await copyText(link)
    setCopied(isCopied ? 'yes' : 'by hand')
    if (isCopied) return
    field.current?.focus()
    field.current?.select()
  }
  return (
    <>
      <p className={styles.hint}>{t('install.guide.elsewhere')}</p>
      <div className={styles.copy}>
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
          <Note tone="info">{t(copied === 'yes' ? 'install.guide.copied' : 'connection.byHand')}</Note>
        )}
      </div>
      <GuideSteps
        icon={null}
        steps={[
          { picture: 'compass', text: t('install.guide.safari') },
          { picture: 'address', text: t('install.guide.paste') },
        ]}
      />
    </>
  )
}
