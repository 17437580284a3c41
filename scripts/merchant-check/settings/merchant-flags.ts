/**
 * The flags of `whitelabelVal` that the app reads (contract.md, Settings); a test compares the list with the app's
 * code.
 */
export const MERCHANT_FLAGS: ReadonlySet<string> = new Set([
  'MOBILENUMPASSREG3',
  'DISABLEDMOBILEICC3',
  'MOBILEAUTOLOGIN3',
  'PWDEXPFORCECHANGE3',
  'GOOGLELOGIN3',
  'FIREBASECREATEACC3',
  'UPDATEMOBILEICC3',
  'STARTGAMEINAPP3',
  'CBS3',
  'LOTTMINIGAME3',
  'SEALOTTMINIGAME3',
])
