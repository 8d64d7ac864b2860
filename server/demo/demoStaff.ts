export const CLERK_EMAIL = 'office@demo.example';
export const CLERK_NAME = 'Elif Aydın';
/** The board's account, which may also exclude members (D24). */
export const BOARD_EMAIL = 'board@demo.example';
export const BOARD_NAME = 'Mustafa Koç';
