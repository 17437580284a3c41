import { useEffect, useRef, useState } from 'react'
import type { LineRow } from '#domain/tables/worker-rows'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import { Card } from './card'
import { appVersion, buildId } from '../../../shared/page/build-facts'
import { copyText } from '../../../shared/page/clipboard/copy-text'
import styles from './report-card.module.css'
import { ServiceLinks } from '../../../shared/service/service-links'
import { useReport } from './use-report'
import type { Update } from './use-updates'
import { useServices } from '../../../shared/service/use-services'

interface Props {
  readonly lines: readonly LineRow[]
  readonly updates: readonly Update[]
}

/** The build id, and a report for customer service. */
export const ReportCard = ({ lines, updates }: Props) => {
  const t = useTranslation('rest')
  const services = useServices()
  const report = useReport(lines, updates)
  const [copied, setCopied] = useState<'no' | 'yes' | { readonly text: string }>('no')
  const copy = async (): Promise<void> => {
    const text = report()
    setCopied((await copyText(text)) ? 'yes' : { text })
  }
  return (
    <Card title={t('connection.about')}>
      <dl className={styles.facts}>
        <Fact name={t('connection.version')} value={appVersion()} />
        <Fact name={t('connection.build')} value={buildId()} />
      </dl>
      <p className="ui-note">{t('connection.report')}</p>
      <Button
        variant="quiet"
        isWide
        {...(copied === 'yes' ? { icon: 'check' } : {})}
        onClick={() => void copy()}
      >
        {t(copied === 'yes' ? 'connection.copied' : 'connection.copy')}
      </Button>
      <span role="status" className="visually-hidden">
        {copied === 'yes' && t('connection.copied')}
      </span>
      {typeof copied === 'object' && <ByHand text={copied.text} />}
      <ServiceLinks services={services} />
    </Card>
  )
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </div>
)

/** The selected text of the report, if there is no clipboard. */
const ByHand = ({ text }: { readonly text: string }) => {
  const t = useTranslation('rest')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [text])
  return (
    <label className="ui-stack ui-gap-2 ui-small">
      <span>{t('connection.byHand')}</span>
      <textarea ref={field} className={styles.field} readOnly dir="ltr" rows={8} value={text} />
    </label>
  )
}
