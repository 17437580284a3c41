import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RetryButton } from '../../../shared/sync/retry-button'
import { useRetry } from '../../../shared/sync/use-retry'
import { useTranslation } from '../../../i18n/use-translation'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { AnnouncementMarquee } from '../banners/announcement-marquee'
import { BannerCarousel } from '../banners/banner-carousel'
import { useGoTo, useLobbyPlace } from './use-lobby-place'
import { LobbyContent } from './lobby-content'
import { LobbySkeleton } from './lobby-skeleton'
import { SearchLayer } from '../search/search-layer'
import { useGameTaps } from './use-game-taps'
import { useLobby } from './use-lobby'
import { usePlayerGames } from './use-player-games'

interface Props {
  /** `home` starts with banners and selected games, `games` shows all games. */
  readonly area: 'home' | 'games'
}

const LOADING = { status: 'loading' } as const

export const LobbyPage = ({ area }: Props) => {
  const t = useTranslation()
  const own = usePlayerGames()
  const lobbyState = useLobby()
  // The player's own rows are above the games. Both appear together, so nothing moves.
  const state = lobbyState.status === 'ready' && !own ? LOADING : lobbyState
  const place = useLobbyPlace()
  const goTo = useGoTo()
  const onClick = useGameTaps()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const retry = useRetry()
  const retryButton = <RetryButton isBusy={retry.isBusy} onRetry={retry.run} />
  const isSearching = place.search !== null || openedAt === window.location.href

  // The field must be rendered during the tap: iOS shows no keyboard for a later focus, and the router renders
  // later.
  const openSearch = (): void => {
    goTo({ ...place, search: '' })
    flushSync(() => setOpenedAt(window.location.href))
    field.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }

  if (isSearching) {
    return (
      <div onClick={onClick}>
        <SearchLayer fieldRef={field} lobby={lobbyState.status === 'ready' ? lobbyState.lobby : undefined} />
      </div>
    )
  }
  return (
    <div onClick={onClick}>
      <h1 className="visually-hidden">{t(area === 'home' ? 'title.home' : 'title.game')}</h1>
      {area === 'home' && (
        <>
          <AnnouncementMarquee lobby={state.status} />
          <BannerCarousel lobby={state.status} />
        </>
      )}
      {state.status === 'ready' && own && (
        <LobbyContent area={area} lobby={state.lobby} own={own} onSearch={openSearch} />
      )}
      {state.status === 'loading' && <LobbySkeleton />}
      {state.status === 'empty' && (
        <EmptyState
          icon="games"
          title={t('lobby.empty.title')}
          text={t('lobby.empty.text')}
          action={retryButton}
        />
      )}
      {state.status === 'failed' && (
        <EmptyState
          tone="error"
          icon={state.isOffline ? 'offline' : 'alert'}
          title={t('lobby.error.title')}
          text={t(state.isOffline ? 'lobby.error.text' : 'lobby.error.service')}
          action={retryButton}
        />
      )}
    </div>
  )
}
