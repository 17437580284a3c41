import { PLUS } from '../../../ui/icons/add-icon-path'
import { MENU, SHARE } from './guide-icon-paths'
import { AppIcon, Bar, Device, Sign, Target, Tiles } from './image-parts'
import styles from './guide-image.module.css'

/** Kinds of drawings: a part of the phone, and in it the one thing to tap. */
export type GuideImageKind =
  | 'bar-share'
  | 'head-share'
  | 'round-more'
  | 'bar-menu'
  | 'menu-row'
  | 'sheet-row'
  | 'confirm'
  | 'confirm-app'
  | 'home-screen'
  | 'compass'
  | 'address'
  | 'settings-row'

interface Props {
  readonly kind: GuideImageKind
  /** The merchant's own icon; null for a drawn one. */
  readonly icon: string | null
}

/**
 * Drawing next to the text of a step, which describes it. It mirrors with the text direction, as the phone itself
 * does.
 */
export const GuideImage = ({ kind, icon }: Props) => (
  <span className={styles.frame}>
    <svg viewBox="0 0 112 84" aria-hidden="true" className={styles.picture}>
      <Content kind={kind} icon={icon} />
    </svg>
  </span>
)

const PLACES = [27.5, 41, 56, 71, 84.5] as const
const BACK = 'M14.5 5.5 8 12l6.5 6.5'
const FORTH = 'M9.5 5.5 16 12l-6.5 6.5'
const BOOK = 'M12 6.5C10 5 7 5 4 5.5v13c3-.5 6-.5 8 1 2-1.5 5-1.5 8-1v-13c-3-.5-6-.5-8 1zM12 6.5v13'
const TABS = 'M8.5 8.5h11v11h-11zM15.5 8.5V4.5h-11v11h4'
const SIGNS = [BACK, FORTH, SHARE, BOOK, TABS] as const

const Content = ({ kind, icon }: Props) => {
  switch (kind) {
    case 'bar-share':
      return <FootBar target={2} sign={SHARE} />
    case 'bar-menu':
      return <FootBar target={4} sign={MENU} />
    case 'head-share':
      return (
        <>
          <Device place="head" />
          <Bar x={22} y={25} width={48} height={12} tone="soft" />
          <Bar x={30} y={29.5} width={26} />
          <Target x={84} y={31} d={SHARE} />
          <Tiles y={48} />
        </>
      )
    case 'round-more':
      return (
        <>
          <Device place="foot" />
          <Tiles y={2} />
          <circle cx="32" cy="55" r="8" className={styles.soft} />
          <Sign x={31.5} y={55} d={BACK} />
          <Bar x={43} y={47} width={24} height={16} tone="soft" />
          <Bar x={48} y={53.5} width={14} />
          <Target x={80} y={55} d={MENU} />
        </>
      )
    case 'menu-row':
      return (
        <>
          <Device place="foot" />
          <Tiles y={-8} />
          <rect x="32" y="10" width="58" height="54" rx="10" className={styles.card} />
          <rect x="35" y="13" width="52" height="16" rx="7.5" className={styles.target} />
          <Sign x={44} y={21} d={SHARE} isOnTarget />
          <Bar x={53} y={19} width={24} tone="on" />
          <circle cx="44" cy="38" r="3.5" className={styles.bar} />
          <Bar x={53} y={36} width={28} />
          <circle cx="44" cy="52" r="3.5" className={styles.bar} />
          <Bar x={53} y={50} width={18} />
        </>
      )
    case 'sheet-row':
      return (
        <>
          <Device place="foot" />
          <rect x="21" y="2" width="70" height="69" rx="9" className={styles.soft} />
          <AppIcon x={27} y={8} size={12} source={icon} />
          <Bar x={43} y={9} width={28} />
          <Bar x={43} y={15.5} width={18} />
          <rect x="26" y="27" width="60" height="13" rx="5" className={styles.screen} />
          <Bar x={31} y={31.5} width={24} />
          <circle cx="79" cy="33.5" r="3" className={styles.bar} />
          <rect x="26" y="43" width="60" height="17" rx="6" className={styles.target} />
          <Bar x={31} y={49.5} width={32} tone="on" />
          <Sign x={77} y={51.5} d={PLUS} isOnTarget />
        </>
      )
    case 'confirm':
    case 'confirm-app':
      return <Confirm hasSwitch={kind === 'confirm-app'} icon={icon} />
    case 'home-screen':
      return <HomeScreen icon={icon} />
    case 'compass':
      return (
        <>
          <circle cx="56" cy="42" r="27" className={styles.screen} />
          <circle cx="56" cy="42" r="22" className={styles.ring} />
          <path d="M70 28 60.5 46.5 51.5 37.5z" className={styles.target} />
          <path d="M42 56 60.5 46.5 51.5 37.5z" className={styles.bar} />
        </>
      )
    case 'address':
      return (
        <>
          <Device place="foot" />
          <Tiles y={4} />
          <rect x="23" y="43" width="66" height="18" rx="9" className={styles.ring} />
          <Bar x={31} y={50} width={38} tone="chosen" />
          <rect x="72" y="46.5" width="1.5" height="11" className={styles.target} />
        </>
      )
    case 'settings-row':
      return (
        <>
          <Device place="head" />
          <Bar x={22} y={24} width={30} height={6} />
          <rect x="20" y="36" width="72" height="17" rx="6" className={styles.target} />
          <Bar x={27} y={42.5} width={40} tone="on" />
          <Sign x={84} y={44.5} d={FORTH} isOnTarget />
          <rect x="20" y="58" width="72" height="30" rx="6" className={styles.soft} />
          <rect x="26" y="63" width="9" height="9" rx="2.5" className={styles.bar} />
          <Bar x={40} y={65.5} width={26} />
          <Bar x={40} y={79} width={34} />
        </>
      )
    default:
      return kind satisfies never
  }
}

interface FootBarProps {
  /** Index of the icon to tap, of five. */
  readonly target: number
  readonly sign: string
}

const FootBar = ({ target, sign }: FootBarProps) => (
  <>
    <Device place="foot" />
    <Tiles y={-6} />
    <Bar x={26} y={32} width={60} height={11} tone="soft" />
    <Bar x={44} y={35.5} width={24} />
    {PLACES.map((x, place) =>
      place === target ? (
        <Target key={x} x={x} y={57} d={sign} />
      ) : (
        <Sign key={x} x={x} y={57} d={SIGNS[place] ?? SHARE} />
      ),
    )}
  </>
)

interface ConfirmProps {
  readonly hasSwitch: boolean
  readonly icon: string | null
}

const Confirm = ({ hasSwitch, icon }: ConfirmProps) => (
  <>
    <Device place="head" />
    <Bar x={22} y={27} width={18} />
    <rect x="68" y="21" width="25" height="15" rx="7.5" className={styles.target} />
    <Bar x={74} y={26.5} width={13} tone="on" />
    <rect x="20" y="42" width="72" height="24" rx="7" className={styles.soft} />
    <AppIcon x={25} y={46} size={16} source={icon} />
    <Bar x={47} y={48} width={34} />
    <Bar x={47} y={56} width={22} />
    {hasSwitch && (
      <>
        <Bar x={25} y={74} width={34} />
        <rect x="75" y="70.5" width="17" height="10" rx="5" className={styles.target} />
        <circle cx="87" cy="75.5" r="3.6" className={styles.on} />
      </>
    )}
  </>
)

const COLUMNS = [24, 41.5, 59, 76.5] as const
const ROWS = [-4, 14, 32] as const
const APP_PLACE = 6 // in the second row, where the player looks first

const HomeScreen = ({ icon }: { readonly icon: string | null }) => (
  <>
    <Device place="foot" isWallpaper />
    {ROWS.flatMap((y, row) =>
      COLUMNS.map((x, column) =>
        row * COLUMNS.length + column === APP_PLACE ? null : (
          <rect
            key={`${String(x)} ${String(y)}`}
            x={x}
            y={y}
            width="12"
            height="12"
            rx="3.2"
            className={styles.bar}
          />
        ),
      ),
    )}
    <rect x="55.5" y="10.5" width="19" height="19" rx="5.8" className={styles.target} />
    <AppIcon x={57.5} y={12.5} size={15} source={icon} />
    <rect x="22" y="50" width="68" height="16" rx="6" className={styles.card} />
    {COLUMNS.map((x) => (
      <rect key={x} x={x + 0.5} y="52.5" width="11" height="11" rx="3" className={styles.bar} />
    ))}
  </>
)
