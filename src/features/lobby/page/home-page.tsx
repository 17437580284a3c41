import { LobbyPage } from './lobby-page'

/** /m/home (GAM-01). */
export const HomePage = () => <LobbyPage area="home" />
