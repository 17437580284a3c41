import { useSyncExternalStore } from 'react'
import { commands } from '../../../shared/worker/client/commands'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import type { Translate } from '../../../i18n/translation-types'
import { isFavourite, subscribeFavourites, toggleFavouriteOptimistically } from './favourite-store'
import { showFailure } from '../../../shared/overlays/overlay-queue'
import { showToast } from '../../../shared/overlays/toasts'
import { Icon } from '../../../ui/icons/icon'
import styles from './game-tile.module.css'

interface Props {
  readonly gameId: string
  readonly name: string
}

/** Adds a game to the favourites or removes it. Shown at once, saved on this device, also offline (GAM-01). */
export const FavouriteHeart = ({ gameId, name }: Props) => {
  const t = useTranslation()
  const isOn = useSyncExternalStore(
    subscribeFavourites,
    () => isFavourite(gameId),
    () => false,
  )
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isOn}
      aria-label={heartName(t, name)}
      onClick={() => toggle(gameId, name, !isOn)}
    >
      <Icon name="heart" size="s" isFilled={isOn} />
    </button>
  )
}

const toggle = (gameId: string, name: string, isChosen: boolean): void =>
  void toggleFavouriteOptimistically(gameId, isChosen, async () => {
    const written = await commands.setFavourite({ gameId, isFavourite: isChosen })
    if (written.ok)
      showToast({ key: `favourite.${isChosen ? 'added' : 'removed'}`, values: { name: isolate(name) } })
    else showFailure(written.error)
    return written.ok
  })

const PLACE = '\u0001'
let template: readonly [words: Translate | undefined, parts: readonly string[]] = [undefined, []]

/** Looked up once per language: a lookup per tile would cost more than rendering the tile. */
const heartName = (t: Translate, name: string): string => {
  if (template[0] !== t) template = [t, t('favourite.add', { name: PLACE }).split(PLACE)]
  return template[1].join(name)
}
