import { type ReactNode, useId } from 'react'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A section of a page with a heading, which is also the region's name. */
export const Section = ({ title, children }: Props) => {
  const headId = useId()
  return (
    <section className="stack fit gap-3" aria-labelledby={headId}>
      <h2 id={headId} className="title-l">
        {title}
      </h2>
      {children}
    </section>
  )
}
