import type { GroupFacts } from './groups'
import styles from './specimen.module.css'

/** One group with its name and its purpose. */
export const Group = ({ group }: { readonly group: GroupFacts }) => {
  const { id, title, text, Content } = group
  return (
    <section id={id} className={styles.group} aria-labelledby={`${id}-title`}>
      <div className={styles.head} lang="en">
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className="ui-stack ui-shrinkable ui-gap-4">
        <Content />
      </div>
    </section>
  )
}
