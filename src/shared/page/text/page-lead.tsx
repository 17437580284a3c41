import styles from './page-lead.module.css'

interface Props {
  readonly title: string
  readonly text: string
}

/** What a page says under its picture: a large title and a sentence or two. */
export const PageLead = ({ title, text }: Props) => (
  <>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.text}>{text}</p>
  </>
)
