import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { beginActivity } from '../../../shared/overlays/overlay-queue'
import { useTranslation } from '../../../i18n/use-translation'
import { classNames } from '../../../ui/class-names'
import { usePage } from '../../../shared/routing/use-page'
import { GameBar } from './game-bar'
import styles from './game-screen.module.css'
import { canShare, shareGame } from './share-game'
import { useFullscreen } from './use-fullscreen'

interface Props {
  readonly title: string
  /** Shown before the vendor, in the player's language. */
  readonly lead?: string
  readonly vendor: string
  /** Distinguishes games of the same title. */
  readonly place: string
  /** The game's colour, used for the whole screen. */
  readonly colour: string
  /** Path that opens the game for everybody; undefined if there is no game to share. */
  readonly sharePath: string | undefined
  /** Shown in the bar, next to the names. */
  readonly action?: ReactNode
  /** A round button in the bar, next to the frame's controls. */
  readonly tool?: ReactNode
  readonly onBack: () => void
  /** @param run increases with each reload: use it as a key for what must restart */
  readonly children: (run: number) => ReactNode
}

/** The screen of one game. It fills the phone, and nothing interrupts it. The bar can be hidden (GAM-06). */
export const GameScreen = ({
  title,
  lead,
  vendor,
  place,
  colour,
  sharePath,
  action,
  tool,
  onBack,
  children,
}: Props) => {
  usePage(title, place)
  const t = useTranslation('rest')
  const page = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(page)
  const [isBarHidden, setBarHidden] = useState(false)
  const [run, setRun] = useState(0)

  useEffect(() => beginActivity('launch'), [])

  const style: CSSProperties & { '--game': string } = { '--game': colour }
  return (
    <div ref={page} className={classNames(styles.page, isBarHidden && styles.bare)} style={style}>
      <GameBar
        title={title}
        lead={lead}
        vendor={vendor}
        action={action}
        tool={tool}
        isHidden={isBarHidden}
        isFull={fullscreen.isFull}
        onBack={onBack}
        onReload={() => setRun(run + 1)}
        // A toast is outside the element that fills the screen.
        onShare={
          sharePath === undefined || fullscreen.isFull || !canShare()
            ? undefined
            : () => void shareGame(title, sharePath, t('invite.copied'))
        }
        onFullscreen={fullscreen.toggle}
        onToggle={() => setBarHidden(!isBarHidden)}
      />
      <main id="main" tabIndex={-1} className={styles.stage} aria-label={title}>
        {children(run)}
      </main>
    </div>
  )
}
