import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import type { MiniGameSetup } from '#domain/mini-game/mini-game-script'
import { isFormPath } from '#domain/routing/form-paths'
import { useTranslation } from '../../i18n/use-translation'
import { device } from '../../shared/page/device'
import { useFloating } from '../../shared/page/use-floating'
import { useIsScrolledDown } from '../../shared/page/use-is-scrolled-down'
import { subscribeAnnouncement } from '../../shared/routing/use-page'
import { overlayState } from '../../shared/overlays/overlay-queue'
import { Icon } from '../../ui/icons/icon'
import { makeMovable, type Movable } from './make-movable'
import { useIsCovered } from './use-is-covered'
import { usePanelBack } from './use-panel-back'
import { useMiniGame } from './use-mini-game'
import styles from './widget.module.css'

type Props = Pick<MiniGameSetup, 'token' | 'merchant' | 'language'> & {
  /** Path of the game's script. */
  readonly path: string
}

const MOVE =
  'M12 3v18M3 12h18M9.5 5.5L12 3l2.5 2.5M9.5 18.5L12 21l2.5-2.5M5.5 9.5L3 12l2.5 2.5M18.5 9.5L21 12l-2.5 2.5'

/**
 * The mini-game, floating over the screen (MIN-02). Hidden while a dialog is open, and while the player fills in a
 * form, pays or plays, and on screens with money or passwords. The closed game gives way while the player scrolls down.
 */
export const Widget = ({ path, ...facts }: Props) => {
  const t = useTranslation('rest')
  const hint = useId()
  const layer = useRef<HTMLDivElement>(null)
  const widget = useRef<HTMLElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const movable = useRef<Movable>(null)
  const { state, close } = useMiniGame(path, place, facts)
  const { activity } = useSnapshot(overlayState)
  const { isVisible } = useSnapshot(device)
  const isCovered = useIsCovered()
  const isForm = useSyncExternalStore(subscribeAnnouncement, isOnForm)
  const isScrolledDown = useIsScrolledDown()
  const isShown = state !== 'none' && activity === 'free' && !isCovered && !isForm
  useFloating('data-mini-game', isShown)
  usePanelBack(state === 'open', isShown, close)

  useLayoutEffect(() => {
    if (!isShown || !isVisible || !layer.current || !widget.current || !handle.current) return undefined
    const made = makeMovable({ layer: layer.current, widget: widget.current, handle: handle.current })
    movable.current = made
    return made.stop
  }, [isShown, isVisible])
  // An opened game has another size, and it is drawn in the same frame.
  useLayoutEffect(() => movable.current?.check(), [state])

  return (
    <div ref={layer} className={styles.layer} hidden={!isShown}>
      <aside
        ref={widget}
        className={styles.widget}
        aria-label={t('miniGame.title')}
        data-open={state === 'open' ? '' : undefined}
        data-away={(isScrolledDown && state !== 'open') || undefined}
      >
        <button
          ref={handle}
          type="button"
          className={styles.handle}
          aria-label={t('miniGame.move')}
          aria-describedby={hint}
        >
          <Icon name={MOVE} />
        </button>
        <span id={hint} hidden>
          {t('miniGame.moveHint')}
        </span>
        <div ref={place} className={styles.game} />
      </aside>
    </div>
  )
}

const isOnForm = (): boolean => isFormPath(window.location.pathname)
