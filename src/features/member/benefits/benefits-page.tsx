import { useSnapshot } from 'valtio'
import { type VipLevel, vipLevels } from '#domain/member/vip-levels'
import { vipOf } from '#domain/member/vip'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { LiveDataPage } from '../../../shared/page/live-data/live-data-page'
import { useMemberInfo } from '../../../shared/member/use-member-info'
import { usePage } from '../../../shared/routing/use-page'
import { VipCard } from '../../../shared/member/vip-card'
import { formatNumber } from '../../../i18n/format/format-number'
import { useTranslation } from '../../../i18n/use-translation'
import { pageState } from '../../../shared/page/page-state'
import { type CurrentMember, useMember } from '../../../shared/session/session-state'
import { Badge } from '../../../ui/feedback/badge'
import { classNames } from '../../../ui/class-names'
import { Icon } from '../../../ui/icons/icon'
import { SPARKLE } from '../../../ui/icons/sparkle-icon-path'
import { EmptyState } from '../../../ui/feedback/empty-state'
import styles from './benefits-page.module.css'
import { useBenefits } from '../../../shared/member/use-benefits'

/** The benefits of each VIP level, and the member's progress (MEM-02, MEM-04). */
export const BenefitsPage = () => {
  const t = useTranslation('rest')
  usePage(t('benefits.title'))
  const member = useMember()
  // The route guard redirects everyone else.
  return member && <Content member={member} />
}

const Content = ({ member }: { readonly member: CurrentMember }) => {
  const t = useTranslation('rest')
  const { merchant } = useSnapshot(pageState)
  const live = useBenefits()
  const { data: info } = useMemberInfo()
  const { data: rank } = useLiveQuery(
    (read) => read.get('rankProgress', [merchant, member.id]),
    [member.id],
    'rankProgress',
  )
  const vip = vipOf(info?.clubLabel, rank)
  const levels = vipLevels(live.data ?? [], info?.clubLabel)
  return (
    <LiveDataPage
      title={t('benefits.title')}
      text={t('benefits.text')}
      live={live}
      offline={t('benefits.offline')}
    >
      {vip && <VipCard vip={vip} hasLink={false} />}
      {levels.length === 0 && (
        <EmptyState icon={SPARKLE} title={t('benefits.none.title')} text={t('benefits.none.text')} />
      )}
      <ol className="ui-stack">
        {levels.map((level) => (
          <Level key={level.labelId} level={level} />
        ))}
      </ol>
    </LiveDataPage>
  )
}

const Level = ({ level }: { readonly level: VipLevel }) => {
  const t = useTranslation('rest')
  const { labelName, rankLevel, benefits, standing } = level
  const number = formatNumber(rankLevel, t.language)
  return (
    <li className={classNames(styles.level, styles[standing])} aria-current={standing === 'own' || undefined}>
      <span className={styles.mark} aria-hidden="true">
        {standing === 'passed' ? <Icon name="check" size="s" /> : number}
      </span>
      <div className={styles.card}>
        <div className={styles.head}>
          <h2 className="ui-title-l ui-line-height-title ui-breakable" dir="auto">
            {labelName}
          </h2>
          <p className={styles.number}>{t('member.level', { level: number })}</p>
          {standing === 'own' && <Badge>{t('benefits.yours')}</Badge>}
        </div>
        <ul className={styles.benefits}>
          {benefits.map((benefit, place) => (
            <li key={place} className={styles.benefit}>
              <Icon name={SPARKLE} size="s" />
              <span dir="auto">{benefit}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
