import { createRoot } from 'react-dom/client';
import { LogIn } from './application/LogIn.portal.tsx';
import { PublicDoor } from './application/PublicDoor.tsx';
import { Interface } from './platform/Interface.tsx';
import { forbidMadeCode } from './platform/madeCode.ts';
import { hushToldFailures } from './platform/queries.ts';
import { RefusalDialog } from './platform/RefusalDialog.tsx';
import { loadRuntime } from './platform/runtime.ts';
import { ScreenFailed } from './platform/ScreenBoundary.tsx';
import { currentSession } from './platform/session.ts';
import { loadInsideWords, startWords } from './platform/words.ts';
import { type Door, fetchAhead, Router } from './ui/router/Router.tsx';
import './ui/styles.ts';

const screens: Door[] = [
  {
    frame: async () => PublicDoor,
    screens: {
      // where nearly everybody comes in: not worth a journey of its own
      '/': async () => LogIn,
      '/register': async () => (await import('./application/Register.portal.tsx')).Register,
      '/confirm-email': async () => (await import('./accounts/ConfirmEmail.portal.tsx')).ConfirmEmail,
      '/forgot-password': async () => (await import('./accounts/ForgotPassword.portal.tsx')).ForgotPassword,
      '/reset-password': async () => (await import('./accounts/ResetPassword.portal.tsx')).ResetPassword,
    },
  },
  {
    elsewhere: () => (currentSession().loggedIn ? undefined : '/'),
    frame: async () => {
      const [{ MemberDoor }] = await Promise.all([import('./application/MemberDoor.tsx'), loadInsideWords()]);
      return MemberDoor;
    },
    screens: {
      '/welcome': async () => (await import('./application/Welcome.portal.tsx')).Welcome,
      '/news': async () => (await import('./application/News.portal.tsx')).News,
      '/main-member': async () => (await import('./application/MainMember.portal.tsx')).MainMember,
      '/household': async () => (await import('./application/Household.portal.tsx')).Household,
      '/sub-member': async () => (await import('./application/FamilyMembers.portal.tsx')).FamilyMembers,
      '/sub-member/add': async () => (await import('./application/AddFamilyMember.portal.tsx')).AddFamilyMember,
      '/sub-member/:id': async () => (await import('./application/EditFamilyMember.portal.tsx')).EditFamilyMember,
      '/substitutes': async () => (await import('./application/Substitutes.portal.tsx')).Substitutes,
      '/substitutes/add': async () => (await import('./application/AddSubstitute.portal.tsx')).AddSubstitute,
      '/substitutes/:id': async () => (await import('./application/EditSubstitute.portal.tsx')).EditSubstitute,
      '/payment': async () => (await import('./application/Payments.portal.tsx')).Payments,
      '/my-account': async () => (await import('./application/MyAccount.portal.tsx')).MyAccount,
    },
  },
];

async function start(): Promise<void> {
  forbidMadeCode();
  hushToldFailures();
  fetchAhead(screens);
  await Promise.all([loadRuntime(), startWords()]);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  createRoot(root).render(
    <Interface>
      <Router doors={screens} failed={<ScreenFailed onRetry={() => window.location.reload()} />}>
        <RefusalDialog />
      </Router>
    </Interface>,
  );
}

void start();
