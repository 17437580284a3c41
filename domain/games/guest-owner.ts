/** Owner of a guest's rows in the tables `recents` and `favourites`, in place of a member's id. */
export const GUEST_OWNER = 'guest'
