import { useSnapshot } from 'valtio'
import { miniGamePath } from '#domain/mini-game/mini-game-path'
import { useLiveQuery } from '../../shared/worker/query/use-live-query'
import { pageState } from '../../shared/page/page-state'
import { Widget } from './widget'

/** The merchant's mini-game, if its flags enable one (MIN-01). It restarts for another member or language. */
export const MiniGame = () => {
  const { session, merchant, language } = useSnapshot(pageState)
  const { data: settings } = useLiveQuery((read) => read.get('settings', merchant))
  const path = settings ? miniGamePath(settings.whitelabelVal) : null
  if (!session || path === null) return null
  return (
    <Widget
      key={[path, session.id, language].join(' ')}
      path={path}
      token={session.token}
      merchant={merchant}
      language={language}
    />
  )
}
