/** Constants of the download prompts. They are in their own file because the first screen loads the other constants. */
export const AFTER_LOGIN_MS = 2_000 // DLP-02, S9: the screen after the login is complete by then
export const AFTER_REGISTRATION_CHECK_MS = 1_900 // DLP-02, S9: counted from when the registration date is known
export const AFTER_DEPOSIT_MS = 2_500 // DLP-02, S9: the player has read the confirmation, and the new count is loaded
export const COUNTS_POLL_MS = 30_000 // DLP-02, S9: while visible

/** Session storage, one key per member by a digest of the id: prompts shown in this session, and whether one holds. */
export const PROMPT_SESSION_KEY = 'downloadPrompt '
