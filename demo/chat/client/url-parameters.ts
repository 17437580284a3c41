const query = new URLSearchParams(location.search)

/** Origin of the app that embeds this page; messages go only there. Null if the page is not embedded. */
export const appOrigin = (): string | null => {
  const back = query.get('back') ?? ''
  return parent !== window && URL.canParse(back) ? new URL(back).origin : null
}

/** Such as `en-US`. */
export const language = query.get('language') ?? 'en-US'

/** `#rrggbb`, else a muted blue. */
export const headerColor = /^#[\da-f]{6}$/iu.exec(query.get('headerColor') ?? '')?.[0] ?? '#1d4ed8'

export const title = query.get('title') ?? 'Chat'

/** Returns the ticket, which opens the conversation once, and removes it from the URL. */
export const takeTicket = (): string => {
  const ticket = new URLSearchParams(location.hash.slice(1)).get('ticket') ?? ''
  history.replaceState(null, '', location.pathname + location.search)
  return ticket
}
