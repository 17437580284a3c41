import { useId, useState } from 'react'
import { HOME_PATH } from '#domain/routing/routes'
import type { PromotionGroup } from '#domain/announcements/promotion-groups'
import { AppLink } from '../../../shared/routing/app-link'
import { ImageGroup, ShowImages } from '../../../shared/page/image-group'
import { LiveDataPage } from '../../../shared/page/live-data/live-data-page'
import { usePage } from '../../../shared/routing/use-page'
import { formatNumber } from '../../../i18n/format/format-number'
import { useTranslation } from '../../../i18n/use-translation'
import { buttonClass } from '../../../ui/controls/button-class'
import { Chips } from '../../../ui/controls/chips'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { CardList } from '../../../ui/layout/card-list'
import { PromotionCard } from './promotion-card'
import styles from './promotions-page.module.css'
import { usePromotions } from './use-promotions'

const ALL = ''

/** All promotions and notices, by category, for guests and members (ANN-01). */
export const PromotionsPage = () => {
  const t = useTranslation('rest')
  usePage(t('promotions.title'))
  const live = usePromotions()
  return (
    <LiveDataPage
      title={t('promotions.title')}
      text={t('promotions.text')}
      live={live}
      offline={t('benefits.offline')}
      hasCards
    >
      {live.data?.length === 0 ? <Nothing /> : <Groups groups={live.data ?? []} />}
    </LiveDataPage>
  )
}

const Groups = ({ groups }: { readonly groups: readonly PromotionGroup[] }) => {
  const t = useTranslation('rest')
  const [chosen, choose] = useState(ALL)
  const count = (number: number): string => formatNumber(number, t.language)
  const nameOf = ({ id, name }: PromotionGroup): string => {
    if (id !== '') return name
    return t(groups.length === 1 ? 'lobby.all' : 'promotions.other')
  }
  // If the chosen category has disappeared, all categories are shown.
  const current = groups.some(({ id }) => chipOf(id) === chosen) ? chosen : ALL
  const shown = current === ALL ? groups : groups.filter(({ id }) => chipOf(id) === current)
  const total = groups.reduce((sum, { promotions }) => sum + promotions.length, 0)
  return (
    <>
      {groups.length > 1 && (
        <div className={styles.chips}>
          <Chips
            label={t('connection.of.categories')}
            chips={[
              { id: ALL, label: t('lobby.all'), count: count(total) },
              ...groups.map((group) => ({
                id: chipOf(group.id),
                label: nameOf(group),
                count: count(group.promotions.length),
              })),
            ]}
            current={current}
            onChoose={choose}
          />
        </div>
      )}
      {shown.map((group, place) => (
        <Group key={group.id} group={group} name={nameOf(group)} isFirst={place === 0} />
      ))}
    </>
  )
}

/** Returns the chip's id. The prefix distinguishes a category without an id from "all". */
const chipOf = (id: string): string => `of ${id}`

interface GroupProps {
  readonly group: PromotionGroup
  readonly name: string
  readonly isFirst: boolean
}

const Group = ({ group, name, isFirst }: GroupProps) => {
  const headId = useId()
  return (
    <ImageGroup>
      <section className="ui-stack ui-gap-3" aria-labelledby={headId}>
        <div className="ui-split-row">
          <h2 id={headId} className="ui-title-l ui-line-height-title ui-breakable" dir="auto">
            {name}
          </h2>
          <ShowImages headId={headId} />
        </div>
        <CardList>
          {group.promotions.map((promotion, place) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} isFirst={isFirst && place === 0} />
            </li>
          ))}
        </CardList>
      </section>
    </ImageGroup>
  )
}

const Nothing = () => {
  const t = useTranslation('rest')
  return (
    <EmptyState
      icon="gift"
      title={t('promotions.none.title')}
      text={t('promotions.none.text')}
      action={
        <AppLink to={HOME_PATH} className={buttonClass({ variant: 'primary' })}>
          {t('action.home')}
        </AppLink>
      }
    />
  )
}
