import { Cell, Specimen } from '../specimen'
import styles from './samples.module.css'

const SPACES = [1, 2, 3, 4, 5, 6, 7] as const
const RADII = ['s', 'm', 'l', 'pill'] as const
const SHADOWS = [1, 2] as const

export const Shapes = () => (
  <>
    <Specimen title="Space">
      {SPACES.map((step) => (
        <Cell key={step} caption={`space-${String(step)}`}>
          <span
            className={styles.space}
            style={{ inlineSize: `var(--space-${String(step)})`, blockSize: `var(--space-${String(step)})` }}
          />
        </Cell>
      ))}
    </Specimen>
    <Specimen title="Corners">
      {RADII.map((radius) => (
        <Cell key={radius} caption={`radius-${radius}`}>
          <span className={styles.box} style={{ borderRadius: `var(--radius-${radius})` }} />
        </Cell>
      ))}
    </Specimen>
    <Specimen title="Shadows">
      {SHADOWS.map((shadow) => (
        <Cell key={shadow} caption={`shadow-${String(shadow)}`}>
          <span className={styles.box} style={{ boxShadow: `var(--shadow-${String(shadow)})` }} />
        </Cell>
      ))}
    </Specimen>
    <Specimen title="Touch">
      <Cell caption="44 px">
        <span className={styles.touch} />
      </Cell>
    </Specimen>
  </>
)
