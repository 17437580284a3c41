import { plainParagraphs } from '#domain/rules/plain-text'

interface Props {
  /** The operator's, and hostile (ANN-09). */
  readonly html: string
}

/** The words of an announcement, as words alone. */
export const PopupText = ({ html }: Props) =>
  plainParagraphs(html).map((paragraph, index) => (
    <p key={`${String(index)} ${paragraph}`} dir="auto">
      {paragraph}
    </p>
  ))
