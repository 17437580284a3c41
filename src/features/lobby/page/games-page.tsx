import { LobbyPage } from './lobby-page'

/** /m/game: every game, by group and vendor (GAM-01). */
export const GamesPage = () => <LobbyPage area="games" />
