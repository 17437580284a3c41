import { Suspense } from 'react'
import { LAUNCH_PATH } from '#domain/routing/routes'
import { lazyComponent } from '../../../shared/page/lazy-component'
import { ReactErrorBoundary } from '../../../shared/page/react-error-boundary'
import { useTranslation } from '../../../i18n/use-translation'

// Its chunk belongs to the games: a login for anything else does not need it.
const GameToPlay = lazyComponent(
  async () => (await import('../../../shared/games/launch/game-to-play')).GameToPlay,
)

/**
 * Why the player should log in: the game that they tapped, else "Log in to continue".
 * @param to path after the login, with its query
 */
export const LoginReason = ({ to }: { readonly to: string }) => {
  const t = useTranslation('rest')
  const { pathname, search } = new URL(to, window.location.origin)
  const otherwise = t('login.toGoOn')
  if (pathname !== LAUNCH_PATH) return otherwise
  return (
    <ReactErrorBoundary fallback={otherwise}>
      <Suspense fallback={otherwise}>
        <GameToPlay search={search} otherwise={otherwise} />
      </Suspense>
    </ReactErrorBoundary>
  )
}
