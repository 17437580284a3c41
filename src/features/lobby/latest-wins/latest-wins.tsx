import { useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { gamePath } from '#domain/games/launch-url'
import { hasLatestWins, newestWins, winsWithGames } from '#domain/lobby/latest-wins'
import { readGames } from '#domain/tables/game-buckets'
import type { ContentValueRow } from '#domain/tables/value-rows'
import { MINUTE_MS } from '#domain/timing'
import { overlayState } from '../../../shared/overlays/overlay-queue'
import { pageState } from '../../../shared/page/page-state'
import { responsiveImageUrl } from '../../../shared/page/responsive-image-url'
import { useNow } from '../../../shared/page/use-now'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { formatAge } from '../../../i18n/format/format-age'
import { formatMoney } from '../../../i18n/format/format-money'
import { useTranslation } from '../../../i18n/use-translation'
import { classNames } from '../../../ui/class-names'
import { SPARKLE } from '../../../ui/icons/sparkle-icon-path'
import { Cover } from '../../../ui/media/cover'
import { useIsMember } from '../page/lobby-scope'
import { SectionHead } from '../shelves/section-head'
import styles from './latest-wins.module.css'

const IMAGE_PX = 48

/**
 * What players have just won, if the merchant has a feed of it. A player who wants no offers does not see it
 * (PLY-02).
 */
export const LatestWins = () => {
  const { noOffers } = useSnapshot(overlayState)
  const config = useLiveQuery((read) => read.get('config', 'config')).data
  return hasLatestWins(config?.json) && !noOffers ? <WinRow /> : null
}

const WinRow = () => {
  const t = useTranslation('rest')
  const headId = useId()
  const now = useNow(MINUTE_MS)
  const isMember = useIsMember()
  const settings = useLiveQuery((read) => read.get('settings', pageState.merchant)).data
  // Once the list is fresh it stays: cards that move would open another game than the tapped one.
  const [isFresh, setFresh] = useState(false)
  const { data: wins, syncedAt } = useLiveQuery(
    async (read) => {
      const row = await read.get('contentAnswers', [pageState.merchant, pageState.language, 'latestWins'])
      const newest = row && isOfWins(row) ? newestWins(row.value, Date.now()) : []
      const games = await readGames(
        read,
        pageState,
        newest.map(({ gameId }) => gameId),
      )
      return winsWithGames(newest, games)
    },
    [],
    isFresh ? undefined : 'latestWins',
  )
  if (!isFresh && syncedAt !== undefined && now - syncedAt < MINUTE_MS) setFresh(true)
  if (!settings || !wins || wins.length === 0) return null
  return (
    <section aria-labelledby={headId}>
      <SectionHead id={headId} title={t('wins.title')} icon={SPARKLE} />
      <ul className={classNames('scroller', styles.row)} aria-labelledby={headId} tabIndex={-1}>
        {wins.map(({ win, game }) => (
          <li key={win.id} className={styles.item}>
            <a href={gamePath(game, isMember)} className={styles.card} data-game={game.gameId}>
              <span className={styles.picture}>
                <Cover src={responsiveImageUrl(game.image, IMAGE_PX)} name={game.name} colour={game.color} />
              </span>
              <span className="ui-stack ui-fill">
                <span className={styles.amount}>
                  <bdi>{formatMoney(win.amount, settings.currency, settings)}</bdi>
                </span>
                <span className={styles.name} dir="auto">
                  {game.name}
                </span>
                <span className={styles.detail}>
                  <bdi>{win.player}</bdi>
                  {` · ${formatAge(win.time, now, t)}`}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isOfWins = (row: ContentValueRow): row is ContentValueRow<'latestWins'> => row.name === 'latestWins'
