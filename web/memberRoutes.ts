import { insideWords } from './insideWords.ts';
import { currentSession } from './platform/session/session.ts';
import { loadMoreTexts } from './platform/words.ts';
import type { RouteTable } from './ui/router/Router.tsx';

/** The screens for logged-in members. */
export const memberRoutes: RouteTable = {
  redirect: () => (currentSession().loggedIn ? undefined : '/'),
  frame: async () => {
    const [{ MemberGuard }] = await Promise.all([import('./portal/frame/MemberGuard.tsx'), loadMoreTexts(insideWords)]);
    return MemberGuard;
  },
  screens: {
    '/welcome': async () => (await import('./portal/welcome/Welcome.tsx')).Welcome,
    '/news': async () => (await import('./portal/news/News.tsx')).News,
    '/main-member': async () => (await import('./portal/mainMember/MainMember.tsx')).MainMember,
    '/household': async () => (await import('./portal/household/Household.tsx')).Household,
    '/sub-member': async () => (await import('./portal/family/FamilyMembers.tsx')).FamilyMembers,
    '/sub-member/add': async () => (await import('./portal/family/AddFamilyMember.tsx')).AddFamilyMember,
    '/sub-member/:id': async () => (await import('./portal/family/EditFamilyMember.tsx')).EditFamilyMember,
    '/substitutes': async () => (await import('./portal/substitutes/Substitutes.tsx')).Substitutes,
    '/substitutes/add': async () => (await import('./portal/substitutes/AddSubstitute.tsx')).AddSubstitute,
    '/substitutes/:id': async () => (await import('./portal/substitutes/EditSubstitute.tsx')).EditSubstitute,
    '/payment': async () => (await import('./portal/payments/Payments.tsx')).Payments,
    '/my-account': async () => (await import('./portal/account/MyAccount.tsx')).MyAccount,
  },
};
