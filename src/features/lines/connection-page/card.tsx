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
    <section className="ui-stack ui-shrinkable ui-gap-3 ui-card" aria-labelledby={id}>
      <div className="ui-split-row">
        <h2 id={id} className="ui-title-l">
          {title}
        </h2>
        {aside !== undefined && <div className="ui-hint">{aside}</div>}
      </div>
      {children}
    </section>
  )
}
