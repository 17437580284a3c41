import type { ComingTopic } from '../coming-pages'
import styles from './art.module.css'
import { SHAPES } from './shapes'
import { Stage } from './stage'

/** The drawing of one coming page, in the merchant's accent. */
export const TopicArt = ({ topic }: { readonly topic: ComingTopic }) => (
  <Stage>
    {SHAPES[topic].map(([paint, path]) => (
      <path key={`${paint}${path}`} className={styles[paint]} d={path} />
    ))}
  </Stage>
)
