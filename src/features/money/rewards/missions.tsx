import type { Missions as MissionRows } from '#domain/contract/member/member-area'
import { isMissionComplete } from '#domain/member/rewards'
import { useMoneyFormat } from '../use-money-format'
import { useMemberResource } from '../../../shared/worker/query/use-member-resource'
import { formatNumber } from '../../../i18n/format/format-number'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { Icon } from '../../../ui/icons/icon'
import { Section } from '../../../ui/layout/section'
import { CardList } from '../../../ui/layout/card-list'
import styles from './missions.module.css'

/** The missions that earn rewards, with the member's progress. Renders nothing if there are none. */
export const Missions = ({ memberId }: { readonly memberId: string }) => {
  const t = useTranslation('rest')
  const { data: missions = [] } = useMemberResource('missions', memberId)
  if (missions.length === 0) return null
  return (
    <Section title={t('missions.title')}>
      <MissionList missions={missions} headAs="h3" />
    </Section>
  )
}

interface ListProps {
  readonly missions: MissionRows
  /** Heading level: below the page's heading, or below a section's. */
  readonly headAs: 'h2' | 'h3'
}

export const MissionList = ({ missions, headAs }: ListProps) => (
  <CardList>
    {missions.map((mission) => (
      <Mission key={mission.id} mission={mission} headAs={headAs} />
    ))}
  </CardList>
)

interface Props extends Pick<ListProps, 'headAs'> {
  readonly mission: MissionRows[number]
}

const Mission = ({ mission, headAs: Head }: Props) => {
  const t = useTranslation('rest')
  const { write: money } = useMoneyFormat()
  const { title, progress, target, reward } = mission
  const isComplete = isMissionComplete(mission)
  const write = (value: number): string => formatNumber(value, t.language)
  const prize = typeof reward === 'string' ? reward : money(reward)
  const state = isComplete
    ? t('missions.complete')
    : t('missions.progress', { done: write(progress), target: write(target) })
  return (
    <li className="ui-card ui-stack ui-gap-2">
      <div className={styles.head}>
        <Head className={styles.title} dir="auto">
          {title}
        </Head>
        <span className="ui-inline-row ui-gap-1 ui-rigid ui-label">
          {isComplete && <Icon name="check" size="s" />}
          {state}
        </span>
      </div>
      <progress
        className={styles.bar}
        max={target === 0 ? 1 : target}
        value={target === 0 ? 1 : Math.min(progress, target)}
        aria-label={title}
      />
      {prize !== '' && <p className="ui-detail">{t('missions.reward', { reward: isolate(prize) })}</p>}
    </li>
  )
}
