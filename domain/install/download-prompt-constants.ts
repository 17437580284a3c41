/** Of the download prompts alone, apart from the other constants, which the first screen loads. */
export const AFTER_LOGIN_MS = 2_000 // DLP-02, S9: the screen that the login led to stands by then
export const AFTER_REGISTRATION_CHECK_MS = 1_900 // DLP-02, S9: from when it is known since when who plays is a member
export const AFTER_DEPOSIT_MS = 2_500 // DLP-02, S9: the player has read that it went through, and the new count has come
export const COUNTS_POLL_MS = 30_000 // DLP-02, S9: while visible

/** Session storage, one for each member under a digest of their id: what was shown in this session, and whether it holds. */
export const PROMPT_SESSION_KEY = 'downloadPrompt '
