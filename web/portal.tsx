import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  redirect,
  ScrollRestoration,
} from 'react-router';
import { PublicDoor } from './application/PublicDoor.tsx';
import { Interface } from './platform/Interface.tsx';
import { forbidMadeCode } from './platform/madeCode.ts';
import { hushToldFailures } from './platform/queries.ts';
import { RefusalDialog } from './platform/RefusalDialog.tsx';
import { loadRuntime } from './platform/runtime.ts';
import { ScreenFailed } from './platform/ScreenBoundary.tsx';
import { currentSession } from './platform/session.ts';
import { loadInsideWords, startWords } from './platform/words.ts';
import './ui/styles.ts';

const PREFIX = '/member-ui/';

const screens: RouteObject[] = [
  {
    element: <Everywhere />,
    // a part of the interface that could not be fetched: after a release, or without a connection
    errorElement: <ScreenFailed onRetry={() => window.location.reload()} />,
    // the first screen's own part is on its way; nothing to show before it
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <PublicDoor />,
        children: [
          { index: true, lazy: async () => ({ Component: (await import('./application/LogIn.portal.tsx')).LogIn }) },
          {
            path: 'register',
            lazy: async () => ({ Component: (await import('./application/Register.portal.tsx')).Register }),
          },
          {
            path: 'confirm-email',
            lazy: async () => ({ Component: (await import('./accounts/ConfirmEmail.portal.tsx')).ConfirmEmail }),
          },
          {
            path: 'forgot-password',
            lazy: async () => ({ Component: (await import('./accounts/ForgotPassword.portal.tsx')).ForgotPassword }),
          },
          {
            path: 'reset-password',
            lazy: async () => ({ Component: (await import('./accounts/ResetPassword.portal.tsx')).ResetPassword }),
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./application/MemberDoor.tsx')).MemberDoor }),
        loader: async () => {
          if (!currentSession().loggedIn) throw redirect('/');
          await loadInsideWords();
          return null;
        },
        children: [
          {
            path: 'welcome',
            lazy: async () => ({ Component: (await import('./application/Welcome.portal.tsx')).Welcome }),
          },
          { path: 'news', lazy: async () => ({ Component: (await import('./application/News.portal.tsx')).News }) },
          {
            path: 'main-member',
            lazy: async () => ({ Component: (await import('./application/MainMember.portal.tsx')).MainMember }),
          },
          {
            path: 'household',
            lazy: async () => ({ Component: (await import('./application/Household.portal.tsx')).Household }),
          },
          {
            path: 'sub-member',
            lazy: async () => ({ Component: (await import('./application/FamilyMembers.portal.tsx')).FamilyMembers }),
          },
          {
            path: 'sub-member/add',
            lazy: async () => ({
              Component: (await import('./application/AddFamilyMember.portal.tsx')).AddFamilyMember,
            }),
          },
          {
            path: 'sub-member/:id',
            lazy: async () => ({
              Component: (await import('./application/EditFamilyMember.portal.tsx')).EditFamilyMember,
            }),
          },
          {
            path: 'substitutes',
            lazy: async () => ({ Component: (await import('./application/Substitutes.portal.tsx')).Substitutes }),
          },
          {
            path: 'substitutes/add',
            lazy: async () => ({ Component: (await import('./application/AddSubstitute.portal.tsx')).AddSubstitute }),
          },
          {
            path: 'substitutes/:id',
            lazy: async () => ({
              Component: (await import('./application/EditSubstitute.portal.tsx')).EditSubstitute,
            }),
          },
          {
            path: 'payment',
            lazy: async () => ({ Component: (await import('./application/Payments.portal.tsx')).Payments }),
          },
          {
            path: 'my-account',
            lazy: async () => ({ Component: (await import('./application/MyAccount.portal.tsx')).MyAccount }),
          },
        ],
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];

function Everywhere() {
  return (
    <>
      <Outlet />
      <RefusalDialog />
      <ScrollRestoration />
    </>
  );
}

async function start(): Promise<void> {
  forbidMadeCode();
  hushToldFailures();
  await Promise.all([loadRuntime(), startWords()]);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  // it starts loading at once, and the first screen needs the words
  const router = createBrowserRouter(screens, { basename: PREFIX });
  createRoot(root).render(
    <Interface>
      <RouterProvider router={router} />
    </Interface>,
  );
}

void start();
