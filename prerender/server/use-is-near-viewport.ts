/** Replaces src/features/lobby/page/use-is-near-viewport.ts: what is far below is cut off afterwards. */
export const useIsNearViewport = (): boolean => true
