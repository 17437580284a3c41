/** True if the player's browser sends Do Not Track or Global Privacy Control (TRK-03). */
export const isDoNotTrackOn = (): boolean =>
  ('doNotTrack' in navigator && navigator.doNotTrack === '1') ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
