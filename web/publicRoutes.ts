import { insideWords } from './insideWords.ts';
import { loadMoreTexts } from './platform/words.ts';
import { PublicGuard } from './portal/frame/PublicGuard.tsx';
import { LogIn } from './portal/logIn/LogIn.tsx';
import type { RouteTable } from './ui/router/Router.tsx';

/** The screens that need no log-in. */
export const publicRoutes: RouteTable = {
  frame: async () => PublicGuard,
  screens: {
    // part of the main file, because nearly everybody starts here
    '/': async () => LogIn,
    '/register': async () => (await import('./portal/register/Register.tsx')).Register,
    '/account-code': async () => {
      const [{ AccountWithCode }] = await Promise.all([
        import('./portal/register/AccountWithCode.tsx'),
        loadMoreTexts(insideWords),
      ]);
      return AccountWithCode;
    },
    '/invitation': async () => {
      const [{ JoinStaff }] = await Promise.all([import('./portal/logIn/JoinStaff.tsx'), loadMoreTexts(insideWords)]);
      return JoinStaff;
    },
    '/confirm-email': async () => (await import('./portal/logIn/ConfirmEmail.tsx')).ConfirmEmail,
    '/forgot-password': async () => (await import('./portal/logIn/ForgotPassword.tsx')).ForgotPassword,
    '/undo-email': async () => (await import('./portal/logIn/UndoEmail.tsx')).UndoEmail,
    '/reset-password': async () => (await import('./portal/logIn/ResetPassword.tsx')).ResetPassword,
  },
};
