import { Button } from '../ui/controls/button'
import { classNames } from '../ui/class-names'
import { nodeAt } from './form/sections'
import type { Finding } from './studio-api'
import styles from './findings-list.module.css'

interface Props {
  readonly findings: readonly Finding[]
  readonly onOpen: (field: string) => void
}

const ORDER = ['error', 'warning', 'note'] as const

/** What `merchant:check` has found, the most severe first. A finding about a field leads to it. */
export const FindingsList = ({ findings, onOpen }: Props) => (
  <section className={styles.list} aria-label="Findings">
    <h2 className="ui-title-l">
      {findings.length === 0 ? 'The check found nothing.' : `The check found ${String(findings.length)}`}
    </h2>
    <ul className={styles.rows}>
      {ORDER.flatMap((severity) => findings.filter((finding) => finding.severity === severity)).map(
        ({ severity, area, where, what, advice, field }) => (
          <li key={`${area} ${where} ${what}`} className={styles.row}>
            <span className={classNames(styles.severity, styles[severity])}>{severity}</span>
            <span>
              <strong>{where}</strong> {what}. <span className="ui-detail">{advice}</span>
            </span>
            {field !== undefined && isShown(field) && (
              <Button variant="plain" aria-label={`Open ${field}`} onClick={() => onOpen(field)}>
                Open
              </Button>
            )}
          </li>
        ),
      )}
    </ul>
  </section>
)

/** A finding inside a record leads to the record. */
const isShown = (field: string): boolean => nodeAt(field.split('.').slice(0, 2).join('.')) !== null

/** A field without the rows of its lists: `settings.resources[1].url` is `settings.resources`. */
export const withoutRows = (field: string): string => field.replace(/(?:\[|\.\d+(?:\.|$)).*$/u, '')
