import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState, type RefObject } from 'react'
import type { LobbyIndexRow } from '#domain/tables/rows'
import { useGoBack } from '../../../shared/routing/use-go-back'
import { useTranslation } from '../../../i18n/use-translation'
import { useMember } from '../../../shared/session/session-state'
import { IconButton } from '../../../ui/controls/icon-button'
import { SearchField } from '../../../ui/forms/search-field'
import { useGoTo, useLobbyPlace } from '../page/use-lobby-place'
import { lobbyScope, LobbyScopeContext } from '../page/lobby-scope'
import { SearchResults } from './lazy-search-results'
import styles from './search-layer.module.css'

interface Props {
  readonly fieldRef: RefObject<HTMLInputElement | null>
  readonly lobby: LobbyIndexRow | undefined
}

const URL_DELAY_MS = 500 // Safari rejects more than 100 changes of the URL in 30 s

/** Search replaces the lobby in the same page. Back returns to the lobby as it was. */
export const SearchLayer = ({ fieldRef, lobby }: Props) => {
  const t = useTranslation()
  const place = useLobbyPlace()
  const goTo = useGoTo()
  const leave = useGoBack()
  const [text, setText] = useState(place.search ?? '')
  const wanted = useDeferredValue(text)
  const clear = useCallback(() => setText(''), []) // a stable function, so a key press first renders the field alone
  const isMember = useMember() !== null
  const scope = useMemo(() => lobbyScope(lobby, isMember), [lobby, isMember])

  // The text is saved in the URL, so back from a game shows the same results.
  const isInUrl = place.search === null || place.search === text
  const saveToUrl = (): void => goTo({ ...place, search: text }, { replace: true })
  useEffect(() => {
    if (isInUrl) return undefined
    const timer = setTimeout(saveToUrl, URL_DELAY_MS)
    return () => clearTimeout(timer)
  })

  return (
    <LobbyScopeContext value={scope}>
      <h1 className="visually-hidden">{t('search.label')}</h1>
      <form className={styles.bar} role="search" onSubmit={(event) => event.preventDefault()}>
        <IconButton icon="back" label={t('action.back')} onClick={leave} />
        <SearchField
          inputRef={fieldRef}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          value={text}
          onChange={(value) => {
            setText(value)
            window.scrollTo(0, 0)
          }}
        />
      </form>
      {/* A tap on a game may come before the delay has passed. */}
      <div onClickCapture={isInUrl ? undefined : saveToUrl}>
        <Suspense fallback={null}>
          <SearchResults text={wanted} lobby={lobby} onClear={clear} />
        </Suspense>
      </div>
    </LobbyScopeContext>
  )
}
