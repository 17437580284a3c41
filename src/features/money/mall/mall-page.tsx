import { transactionSubject } from '#domain/money/transaction-state'
import { OrphanTransactions } from '../../../shared/money/transaction-status'
import { useSubmitTransaction } from '../../../shared/money/use-submit-transaction'
import { useOpenTransactions } from '../../../shared/money/use-transactions'
import { LiveDataPage } from '../../../shared/page/live-data/live-data-page'
import { useConnection } from '../../../shared/sync/use-connection'
import { useMemberResource } from '../../../shared/worker/query/use-member-resource'
import { usePage } from '../../../shared/routing/use-page'
import { formatNumber } from '../../../i18n/format/format-number'
import { useTranslation } from '../../../i18n/use-translation'
import { type CurrentMember, useMember } from '../../../shared/session/session-state'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { CardList } from '../../../ui/layout/card-list'
import { ItemCard } from './item-card'

/** The mall: the member's points and the items they can buy (MEM-02). */
export const MallPage = () => {
  const t = useTranslation('rest')
  usePage(t('mall.title'))
  const member = useMember()
  // The route guard redirects everyone else.
  return member && <Content member={member} />
}

const subjectOfItem = ({ id }: { readonly id: string }): string =>
  transactionSubject({ act: 'redeemItem', id })

const Content = ({ member }: { readonly member: CurrentMember }) => {
  const t = useTranslation('rest')
  const live = useMemberResource('mall', member.id)
  const acts = useOpenTransactions(member.id)
  const { isOffline } = useConnection()
  const { busy, announced, run } = useSubmitTransaction('balance.not.enough')
  const { points, items } = live.data ?? { points: 0, items: [] }
  return (
    <LiveDataPage
      title={t('mall.title')}
      text={t('mall.text')}
      live={live}
      offline={t('mall.offline')}
      hasCards
    >
      <section className="ui-card" aria-label={t('mall.points')}>
        <p className="ui-amount-label">{t('mall.points')}</p>
        <p className="ui-amount">
          <bdi>{formatNumber(points, t.language)}</bdi>
        </p>
      </section>
      <OrphanTransactions acts={acts} act="redeemItem" shown={items.map(subjectOfItem)} />
      {items.length === 0 && (
        <EmptyState icon="gift" title={t('mall.none.title')} text={t('mall.none.text')} />
      )}
      <CardList>
        {items.map((item) => {
          const subject = subjectOfItem(item)
          return (
            <ItemCard
              key={item.id}
              item={item}
              points={points}
              act={acts.find((act) => act.subject === subject)}
              isBusy={busy === subject}
              isBlocked={isOffline || (busy !== null && busy !== subject)}
              announced={announced?.subject === subject ? announced : null}
              onRedeem={() => run({ act: 'redeemItem', id: item.id })}
            />
          )
        })}
      </CardList>
    </LiveDataPage>
  )
}
