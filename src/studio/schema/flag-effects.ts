/** What each flag of `whitelabelVal` switches on (docs/flags.md). A test compares the names with the app's code. */
export const FLAG_EFFECTS = {
  MOBILENUMPASSREG3: 'Registration by number, with a field for the password.',
  UPDATEMOBILEICC3: 'A picker of dialling codes in the second step and the forgotten password.',
  DISABLEDMOBILEICC3: 'The dialling code cannot be changed.',
  PWDEXPFORCECHANGE3: 'An expired password must be changed at once.',
  GOOGLELOGIN3: 'Google’s one-tap for guests.',
  FIREBASECREATEACC3: 'Players of a social login may register.',
  MOBILEAUTOLOGIN3: 'Such players are registered without a question.',
  STARTGAMEINAPP3: 'Advice to play lotteries in the native app.',
  CBS3: 'The chat for members, with its badge.',
  SEALOTTMINIGAME3: 'The mini-game of version s1.',
  LOTTMINIGAME3: 'The mini-game of version v1.',
} as const satisfies Readonly<Record<string, string>>
