import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { MINUTE_MS } from '#domain/timing'
import { historyDays, namedSubjects } from '#domain/member/history'
import { readGames } from '#domain/tables/game-buckets'
import { formatDay } from '../../../i18n/format/format-day'
import { useTranslation } from '../../../i18n/use-translation'
import { useOpenTransactions } from '../../../shared/money/use-transactions'
import { readMoneySettings } from '../../../shared/member/read-money-settings'
import { pageState } from '../../../shared/page/page-state'
import { PageLead } from '../../../shared/page/text/page-lead'
import { TextPage } from '../../../shared/page/text/text-page'
import { useNow } from '../../../shared/page/use-now'
import { usePage } from '../../../shared/routing/use-page'
import { type CurrentMember, useMember } from '../../../shared/session/session-state'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { useMemberResource } from '../../../shared/worker/query/use-member-resource'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Section } from '../../../ui/layout/section'
import { HistoryItem } from './history-item'

/** What the member did on this device, by day. Only from tables, so it is the same without a network. */
export const HistoryPage = () => {
  const t = useTranslation('rest')
  usePage(t('history.title'))
  const member = useMember()
  // The route guard redirects everyone else.
  return member && <Content member={member} />
}

const Content = ({ member }: { readonly member: CurrentMember }) => {
  const t = useTranslation('rest')
  const { merchant, language } = useSnapshot(pageState)
  const now = useNow(MINUTE_MS)
  const { data, status } = useLiveQuery(
    async (read) => {
      const money = await readMoneySettings(read) // in the same read, so no amount appears later than its entry
      const games = await read.startingWith('recents', [merchant, member.id])
      const transactions = await read.startingWith('moneyActs', [merchant, member.id])
      const ids = games.map(({ gameId }) => gameId)
      return { money, games, transactions, rows: await readGames(read, { merchant, language }, ids) }
    },
    [merchant, language, member.id],
    'member',
  )
  useOpenTransactions(member.id) // checks the open ones while they are on the screen
  const days = useMemo(() => data && historyDays(data.games, data.transactions, now), [data, now])
  const rewards = useMemberResource('rewards', member.id, false).data
  const mall = useMemberResource('mall', member.id, false).data
  const subjects = useMemo(() => namedSubjects(rewards, mall?.items), [rewards, mall])
  const gameOf = (id: string | undefined) => data?.rows[data.games.findIndex(({ gameId }) => gameId === id)]
  return (
    <TextPage isBusy={status === 'loading'}>
      <header className="ui-stack ui-gap-1">
        <PageLead title={t('history.title')} text={t('history.text')} />
      </header>
      {days?.length === 0 && (
        <EmptyState icon="clock" title={t('history.none.title')} text={t('history.none.text')} />
      )}
      {days?.map(({ at, entries }) => (
        <Section key={new Date(at).toDateString()} title={formatDay(at, now, t.language)}>
          <ul className="ui-clip ui-raised ui-divided">
            {entries.map((entry) => (
              <HistoryItem
                key={entry.id}
                entry={entry}
                game={gameOf(entry.gameId)}
                named={subjects.get(entry.subject ?? '')}
                currency={data?.money?.currency ?? ''}
                settings={data?.money?.settings}
              />
            ))}
          </ul>
        </Section>
      ))}
    </TextPage>
  )
}
