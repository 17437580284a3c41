import styles from './page-lead.module.css'

interface Props {
  readonly title: string
  readonly text: string
}

/** A large title with one or two sentences, at the top of a page. */
export const PageLead = ({ title, text }: Props) => (
  <>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.text}>{text}</p>
  </>
)
