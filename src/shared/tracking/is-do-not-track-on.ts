/** Does the player's browser ask not to be tracked: by Do Not Track, or by Global Privacy Control (TRK-03)? */
export const isDoNotTrackOn = (): boolean =>
  ('doNotTrack' in navigator && navigator.doNotTrack === '1') ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
