export const CLERK_EMAIL = 'office@demo.example';
/** The board's account, which may also exclude members (D24). */
export const BOARD_EMAIL = 'board@demo.example';
