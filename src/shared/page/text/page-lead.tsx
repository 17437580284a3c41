import styles from './page-lead.module.css'

interface Props {
  readonly title: string
  readonly text?: string | undefined
}

/** A large title, with one or two sentences or alone, at the top of a page. */
export const PageLead = ({ title, text }: Props) => (
  <>
    <h1 className={styles.title}>{title}</h1>
    {text !== undefined && <p className={styles.text}>{text}</p>}
  </>
)
