import { useTranslation } from '../../i18n/use-translation'
import { lengthen } from '../samples'
import { Cell, Specimen } from '../specimen'
import styles from './samples.module.css'

const SIZES = ['2xl', 'xl', 'l', 'm', 's', 'xs'] as const
const WEIGHTS = [400, 550, 650, 750, 800] as const
/** One line in each script of the supported languages. */
const SCRIPTS = [
  { lang: 'zh-Hans', text: '祝你好运，玩得开心' },
  { lang: 'ur', text: 'خوش قسمتی، لطف اٹھائیں' },
  { lang: 'hi', text: 'शुभकामनाएँ, आनंद लें' },
  { lang: 'th', text: 'ขอให้โชคดีและสนุก' },
  { lang: 'my', text: 'ကံကောင်းပါစေ' },
  { lang: 'km', text: 'សូមសំណាងល្អ' },
  { lang: 'ta', text: 'நல்வாழ்த்துக்கள்' },
  { lang: 'ko', text: '행운을 빕니다' },
] as const

export const TypeScale = () => {
  const t = useTranslation()
  return (
    <>
      <Specimen title="Sizes" isWide>
        {SIZES.map((size) => (
          <Cell key={size} caption={size}>
            <span style={{ fontSize: `var(--text-${size})` }}>{t('boundary.title')}</span>
          </Cell>
        ))}
      </Specimen>
      <Specimen title="Weights">
        {WEIGHTS.map((weight) => (
          <Cell key={weight} caption={String(weight)}>
            <span style={{ fontWeight: weight }}>{t('lobby.popular')}</span>
          </Cell>
        ))}
      </Specimen>
      <Specimen title="Figures">
        <Cell caption="tabular">
          <span className={styles.figures}>
            1,111.11
            <br />
            8,888.88
          </span>
        </Cell>
      </Specimen>
      <Specimen title="Scripts">
        {SCRIPTS.map(({ lang, text }) => (
          <Cell key={lang} caption={lang}>
            <span lang={lang} dir="auto">
              {text}
            </span>
          </Cell>
        ))}
      </Specimen>
      <Specimen title="Running text, 40 % longer" isWide>
        <Cell caption="text-2">
          <p className={styles.running}>{lengthen(t('boundary.text'))}</p>
        </Cell>
      </Specimen>
    </>
  )
}
