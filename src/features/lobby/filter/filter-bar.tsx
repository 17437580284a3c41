import { memo, useId } from 'react'
import {
  changesList,
  GAME_MARKS,
  type GameChoice,
  type GameMark,
  parseChoice,
  toggleMark,
} from '#domain/lobby/game-choice'
import { useTranslation } from '../../../i18n/use-translation'
import { classNames } from '../../../ui/class-names'
import { IconButton } from '../../../ui/controls/icon-button'
import { placeOf, useLobbyPlace } from '../page/use-lobby-place'
import { ChipSelect } from './chip-select'
import styles from './filter-bar.module.css'
import { NO_FILTERS, useChoose } from './use-choose'
import type { VendorOption } from './vendor-options'

interface Props {
  readonly choice: GameChoice
  readonly vendors: readonly VendorOption[]
}

const MARK_TEXTS = { new: 'game.new', hot: 'game.hot', demo: 'game.try' } as const satisfies Record<
  GameMark,
  string
>

/** Filters and order of a list of games. They are in the URL, so back from a game restores them. */
export const FilterBar = memo(({ choice, vendors }: Props) => {
  const t = useTranslation()
  const id = useId()
  const { vendor: ofVendor } = useLobbyPlace()
  const choose = useChoose()
  const isChanged = changesList({ ...choice, vendor: ofVendor })
  return (
    <div className={classNames('scroller', styles.row)} role="group" aria-label={t('filter.label')}>
      <ChipSelect
        id={`${id}-sort`}
        label={t('filter.sort')}
        value={choice.isByName ? 'name' : ''}
        isOn={choice.isByName}
        options={[
          { id: '', label: t('lobby.popular') },
          { id: 'name', label: t('filter.name') },
        ]}
        onChoose={(sort) => choose({ sort })}
      />
      {vendors.length > 1 && (
        <ChipSelect
          id={`${id}-vendor`}
          label={t('lobby.vendors')}
          isNamed
          value={ofVendor}
          isOn={ofVendor !== ''}
          options={[{ id: '', label: t('lobby.all') }, ...vendors]}
          onChoose={(vendor) => choose({ vendor })}
        />
      )}
      {GAME_MARKS.map((mark) => (
        <button
          key={mark}
          type="button"
          className={classNames(styles.chip, choice.only.includes(mark) && styles.on)}
          aria-pressed={choice.only.includes(mark)}
          onClick={() => choose({ only: toggleMark(parseChoice(placeOf()).only, mark) })}
        >
          {t(MARK_TEXTS[mark])}
        </button>
      ))}
      {isChanged && (
        <IconButton
          icon="close"
          label={t('filter.clear')}
          className={styles.clear}
          onClick={() => choose(NO_FILTERS)}
        />
      )}
    </div>
  )
})
FilterBar.displayName = 'FilterBar'
