import { SHIELD_ICON_PATH } from '../../shared/captcha/shield-icon-path'
import { LOCK } from '../../features/accounts/form/lock-icon-path'
import { STYLE_GLYPHS } from '../../features/language/style-icon-paths'
import { GLYPHS } from '../../features/member/member-icon-paths'
import { EYE, EYE_OFF } from '../../ui/icons/eye-icon-paths'
import { EXPAND, SHRINK } from '../../ui/icons/frame-icon-paths'
import { SHARE } from '../../ui/icons/share-icon-path'
import { SPARKLE } from '../../ui/icons/sparkle-icon-path'
import { MOON, SUN } from '../../ui/icons/sun-moon-icon-paths'
import { Icon } from '../../ui/icons/icon'
import { ICON_PATHS, type IconPath } from '../../ui/icons/icon-paths'
import { Cell, Specimen } from '../specimen'

const { deposit, withdraw, ...others } = GLYPHS
const isIconName = (name: string): name is keyof typeof ICON_PATHS => name in ICON_PATHS
const NAMES = Object.keys(ICON_PATHS).filter(isIconName)

export const Icons = () => (
  <>
    <Specimen title="All">
      {NAMES.map((name) => (
        <Cell key={name} caption={name}>
          <Icon name={name} />
        </Cell>
      ))}
    </Specimen>
    <Specimen title="Sizes">
      <Cell caption="s">
        <Icon name="heart" size="s" />
      </Cell>
      <Cell caption="m">
        <Icon name="heart" />
      </Cell>
      <Cell caption="l">
        <Icon name="heart" size="l" />
      </Cell>
      <Cell caption="filled">
        <Icon name="heart" size="l" isFilled />
      </Cell>
    </Specimen>
    <Specimen title="Glyphs, which one screen alone needs">
      {Object.entries<IconPath>({
        deposit,
        withdraw,
        eye: EYE,
        eyeOff: EYE_OFF,
        ...others,
        lock: LOCK,
        ...STYLE_GLYPHS,
        sun: SUN,
        moon: MOON,
        share: SHARE,
        shield: SHIELD_ICON_PATH,
        expand: EXPAND,
        shrink: SHRINK,
        sparkle: SPARKLE,
      }).map(([name, path]) => (
        <Cell key={name} caption={name}>
          <Icon name={path} />
        </Cell>
      ))}
    </Specimen>
    <Specimen title="Sizes of glyphs">
      <Cell caption="s">
        <Icon name={deposit} size="s" />
      </Cell>
      <Cell caption="m">
        <Icon name={deposit} />
      </Cell>
      <Cell caption="l">
        <Icon name={deposit} size="l" />
      </Cell>
      <Cell caption="pointing">
        <Icon name={others.logout} isPointing />
      </Cell>
    </Specimen>
  </>
)
