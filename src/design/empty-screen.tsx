import { LobbySkeleton } from '../features/lobby/page/lobby-skeleton'

/** The home screen before any code has loaded, as in the document. */
export const EmptyScreen = () => (
  <>
    <div className="sk-marquee" />
    <div className="sk-banner" />
    <LobbySkeleton />
  </>
)
