import { useId, type ReactNode } from 'react'

interface Props {
  readonly title: string
  /** Next to the title: a number or an age. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A card with one topic of the connection page. */
export const Card = ({ title, aside, children }: Props) => {
  const id = useId()
  return (
    <section className="stack fit gap-3 card" aria-labelledby={id}>
      <div className="split-row">
        <h2 id={id} className="title-l">
          {title}
        </h2>
        {aside !== undefined && <div className="hint">{aside}</div>}
      </div>
      {children}
    </section>
  )
}
