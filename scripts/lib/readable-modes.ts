/** Modes of what nginx serves: its workers are another user. They are set after writing, because a umask lowers them. */
export const READABLE_FOLDER = 0o755
export const READABLE_FILE = 0o644
