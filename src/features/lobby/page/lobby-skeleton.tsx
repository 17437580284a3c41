import { useTranslation } from '../../../i18n/use-translation'

const TABS = [0, 1, 2, 3, 4]
const TILES = [0, 1, 2, 3, 4, 5]

/** Tabs and the first grid before anything is read. It uses the classes of index.html, so nothing moves. */
export const LobbySkeleton = () => {
  const t = useTranslation()
  return (
    <div className="sk-pulse" role="status" aria-label={t('lobby.loading')}>
      <div className="sk-tabs">
        {TABS.map((tab) => (
          <div key={tab} className="sk sk-tab" />
        ))}
      </div>
      <div className="sk-head" />
      <div className="sk-grid">
        {TILES.map((tile) => (
          <span key={tile} className="sk-tile" />
        ))}
      </div>
    </div>
  )
}
