/**
 * Options of every server: the process keeps its own `Request` and `Response`. Otherwise a module that is loaded after
 * the first server marks sent responses with a replaced class, and they are written twice (`break-connection.ts`).
 */
export const LISTENER_OPTIONS = { overrideGlobalObjects: false } as const
