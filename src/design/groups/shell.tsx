import { Brand } from '../../shared/page/brand'
import { Footer } from '../../shell/layout/footer'
import { PhoneFrame } from '../frames/phone-frame'
import { Cell, Specimen } from '../specimen'
import styles from './samples.module.css'

export const Shell = () => (
  <>
    <Specimen title="Logo">
      <Cell caption="not known yet">
        <span className={styles.brandBox}>
          <Brand logo={undefined} />
        </span>
      </Cell>
      <Cell caption="none, or broken">
        <span className={styles.brandBox}>
          <Brand logo="" />
        </span>
      </Cell>
    </Specimen>
    <Specimen title="Footer" isWide>
      <Cell caption="with advice">
        <Footer responsiblePlay={{ minimumAge: 21, url: 'https://example.org/' }} />
      </Cell>
    </Specimen>
    <Specimen title="Around a screen">
      <PhoneFrame id="screen" caption="Header, skeleton, bar" />
      <PhoneFrame id="strip" caption="Connection" />
    </Specimen>
  </>
)
