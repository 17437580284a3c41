/** The event with the static routing API, which only Chromium has. */
interface RoutableInstallEvent extends ExtendableEvent {
  readonly addRoutes?: (rule: {
    readonly condition: { readonly requestMode: RequestMode }
    readonly source: 'fetch-event'
  }) => Promise<void>
}

/**
 * Says that this service worker answers every navigation. Without the rule Chromium requests the document as well,
 * while the service worker starts: 11 KB at each start that nothing uses (docs/decisions/no-document-on-later-visits.md).
 */
export async function answerNavigations(event: RoutableInstallEvent): Promise<void> {
  try {
    await event.addRoutes?.({ condition: { requestMode: 'navigate' }, source: 'fetch-event' })
  } catch {
    // Only a saving: the installation goes on.
  }
}
