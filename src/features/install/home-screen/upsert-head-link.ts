/** Adds a link to the document's head, or updates the existing one of this kind. */
export const upsertHeadLink = (rel: string, href: string, media = ''): void => {
  const found = Array.from(document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)).find(
    (each) => each.media === media,
  )
  if (found?.getAttribute('href') === href) return
  const link = found ?? document.createElement('link')
  link.rel = rel
  link.href = href
  if (media !== '') link.media = media
  if (!found) document.head.append(link)
}
