import banners from '../../features/lobby/banners/banner-carousel.module.css'
import announcements from '../../features/lobby/banners/announcement-marquee.module.css'
import continued from '../../features/lobby/shelves/continue-section.module.css'
import tile from '../../features/lobby/tiles/game-tile.module.css'
import lobby from '../../features/lobby/page/lobby-content.module.css'
import matches from '../../features/lobby/matches/matches.module.css'
import popular from '../../features/lobby/shelves/popular-section.module.css'
import head from '../../features/lobby/shelves/section-head.module.css'
import shelf from '../../features/lobby/shelves/shelf-section.module.css'
import button from '../../ui/controls/button.module.css'
import carousel from '../../ui/media/carousel.module.css'
import cover from '../../ui/media/cover.module.css'
import iconButton from '../../ui/controls/icon-button.module.css'
import icon from '../../ui/icons/icon.module.css'
import marquee from '../../ui/media/marquee.module.css'
import tabs from '../../ui/controls/tabs.module.css'
import bar from '../layout/bottom-bar.module.css'
import brand from '../../shared/page/brand.module.css'
import header from '../layout/header.module.css'
import layout from '../layout/layout.module.css'

/** Classes of a temporary state. A snapshot removes them but contains the element. */
const PASSING = [marquee.moving, marquee.stopped]

/**
 * Classes of the public parts of the home screen. An element with any other class is not copied into a snapshot, so a
 * new part of the screen is left out until its classes are listed here.
 */
const PUBLIC: ReadonlySet<string | undefined> = new Set([
  ...['visually-hidden', 'ui-touch-square', 'sk', 'sk-grid', 'sk-tile', 'sk-banner', 'scroller'],
  ...[
    layout.shell,
    layout.main,
    header.header,
    header.row,
    header.brand,
    header.action,
    brand.logo,
    brand.letters,
  ],
  ...[banners, announcements, tile, lobby, popular, head, shelf].flatMap((styles) => Object.values(styles)),
  ...[button, carousel, cover, icon, marquee, tabs, bar].flatMap((styles) => Object.values(styles)),
  ...[iconButton.button, continued.row, matches.place],
])

/** Returns the classes that a snapshot copies; null if the element is not allowed in a snapshot. */
export const publicClasses = (element: Element): readonly string[] | null => {
  const classes = Array.from(element.classList).filter((name) => !PASSING.includes(name))
  return classes.every((name) => PUBLIC.has(name)) ? classes : null
}
