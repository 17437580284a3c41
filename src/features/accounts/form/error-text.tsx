import styles from './error-text.module.css'

interface Props {
  readonly text: string
  /** Said at once, where nothing around it says so. */
  readonly isAlert?: boolean
}

/** What went wrong, and below it, quietly, what customer service may ask for: code and reason (SOC-10). */
export const ProblemText = ({ text, isAlert = false }: Props) => {
  const [words, ...details] = text.split('\n')
  return (
    <span role={isAlert ? 'alert' : undefined}>
      {words}
      {details.length > 0 && (
        <>
          {'\n'}
          <small className={styles.details} dir="auto">
            {details.join('\n')}
          </small>
        </>
      )}
    </span>
  )
}
