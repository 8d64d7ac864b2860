export { SentNotice, UnconfirmedNotice } from './ConfirmationNotices.tsx';
export { CookiesNeeded } from './CookiesNeeded.tsx';
