/** Shows a number on the icon of the installed app, where the system does that; 0 shows none. */
export const setIconBadge = (count: number): void => {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined) // no permission
}
