import { type ReactNode, useId } from 'react'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A section of a page with a heading, which is also the region's name. */
export const Section = ({ title, children }: Props) => {
  const headId = useId()
  return (
    <section className="ui-stack ui-shrinkable ui-gap-3" aria-labelledby={headId}>
      <h2 id={headId} className="ui-title-l">
        {title}
      </h2>
      {children}
    </section>
  )
}
