import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { languageFacts } from '#domain/rules/language-choice'
import { useWords } from '../../i18n/use-words'
import { openOverlay } from '../../state/overlay-queue'
import { pageState } from '../../state/page-state'
import { Glyph } from '../../ui/glyph'
import { Icon } from '../../ui/icon'
import { ICON_PATHS } from '../../ui/icon-paths'
import { Section } from '../../ui/section'
import { GLYPHS } from './glyphs'
import styles from './member-settings.module.css'

const STYLE_WORDS = {
  auto: 'settings.style.auto',
  light: 'settings.style.light',
  dark: 'settings.style.dark',
} as const

/** How the app speaks and looks, and the way out. */
export const MemberSettings = () => {
  const t = useWords('rest')
  const { language, styleChoice, style } = useSnapshot(pageState)
  const { name, tag } = languageFacts(language)
  return (
    <Section title={t('settings.title')}>
      <div className={styles.rows}>
        <Row
          path={ICON_PATHS.globe}
          label={t('settings.language')}
          onPress={() => openOverlay({ kind: 'language' })}
        >
          <span lang={tag}>{name}</span>
        </Row>
        <Row
          path={style === 'dark' ? ICON_PATHS.moon : ICON_PATHS.sun}
          label={t('settings.style')}
          onPress={() => openOverlay({ kind: 'settings' })}
        >
          {t(STYLE_WORDS[styleChoice])}
        </Row>
      </div>
      <button type="button" className={styles.logout} onClick={() => openOverlay({ kind: 'logout' })}>
        <Glyph d={GLYPHS.logout} isPointing />
        {t('member.logout')}
      </button>
    </Section>
  )
}

interface RowProps {
  readonly path: string
  readonly label: string
  readonly onPress: () => void
  readonly children: ReactNode
}

const Row = ({ path, label, onPress, children }: RowProps) => (
  <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onPress}>
    <Glyph d={path} />
    <span className={styles.label}>{label}</span>
    <span className={styles.value}>{children}</span>
    <Icon name="chevron" size="s" />
  </button>
)
