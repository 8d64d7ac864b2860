import { LogIn } from './application/LogIn.portal.tsx';
import { PublicDoor } from './application/PublicDoor.tsx';
import type { Door } from './ui/router/Router.tsx';

/** What is open to everybody. */
export const publicDoor: Door = {
  frame: async () => PublicDoor,
  screens: {
    // where nearly everybody comes in: not worth a journey of its own
    '/': async () => LogIn,
    '/register': async () => (await import('./application/Register.portal.tsx')).Register,
    '/confirm-email': async () => (await import('./accounts/ConfirmEmail.portal.tsx')).ConfirmEmail,
    '/forgot-password': async () => (await import('./accounts/ForgotPassword.portal.tsx')).ForgotPassword,
    '/undo-email': async () => (await import('./accounts/UndoEmail.portal.tsx')).UndoEmail,
    '/reset-password': async () => (await import('./accounts/ResetPassword.portal.tsx')).ResetPassword,
  },
};
