import styles from './error-message.module.css'

interface Props {
  readonly text: string
  /** Announces the error at once; for errors that nothing else announces. */
  readonly isAlert?: boolean
}

/** Error message, and below it in small text the code and reason that customer service may need (SOC-10). */
export const ErrorMessage = ({ text, isAlert = false }: Props) => {
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
