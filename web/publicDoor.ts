import { PublicDoor } from './portal/frame/PublicDoor.tsx';
import { LogIn } from './portal/logIn/LogIn.tsx';
import type { Door } from './ui/router/Router.tsx';

/** What is open to everybody. */
export const publicDoor: Door = {
  frame: async () => PublicDoor,
  screens: {
    // where nearly everybody comes in: not worth a journey of its own
    '/': async () => LogIn,
    '/register': async () => (await import('./portal/register/Register.tsx')).Register,
    '/confirm-email': async () => (await import('./portal/logIn/ConfirmEmail.tsx')).ConfirmEmail,
    '/forgot-password': async () => (await import('./portal/logIn/ForgotPassword.tsx')).ForgotPassword,
    '/undo-email': async () => (await import('./portal/logIn/UndoEmail.tsx')).UndoEmail,
    '/reset-password': async () => (await import('./portal/logIn/ResetPassword.tsx')).ResetPassword,
  },
};
