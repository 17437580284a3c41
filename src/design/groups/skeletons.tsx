import { Skeleton } from '../../ui/feedback/skeleton'
import { PhoneFrame } from '../frames/phone-frame'
import { Cell, Specimen } from '../specimen'
import styles from './samples.module.css'

export const Skeletons = () => (
  <>
    <Specimen title="Line and block">
      <Cell caption="line">
        <Skeleton className={styles.lineSkeleton} />
      </Cell>
      <Cell caption="block">
        <Skeleton className={styles.blockSkeleton} />
      </Cell>
    </Specimen>
    <Specimen title="The home screen before any code">
      <PhoneFrame id="screen" caption="As in the document" />
    </Specimen>
  </>
)
