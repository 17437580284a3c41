const query = new URLSearchParams(location.search)

/** Of the app that holds this page: only it is spoken to. Null where the page stands by itself. */
export const appOrigin = (): string | null => {
  const back = query.get('back') ?? ''
  return parent !== window && URL.canParse(back) ? new URL(back).origin : null
}

/** As in `en-US`. */
export const language = query.get('language') ?? 'en-US'

/** `#rrggbb`, else a quiet blue. */
export const headerColor = /^#[\da-f]{6}$/iu.exec(query.get('headerColor') ?? '')?.[0] ?? '#1d4ed8'

export const title = query.get('title') ?? 'Chat'

/** Opens the conversation once; it does not stay in the address. */
export const takeTicket = (): string => {
  const ticket = new URLSearchParams(location.hash.slice(1)).get('ticket') ?? ''
  history.replaceState(null, '', location.pathname + location.search)
  return ticket
}
