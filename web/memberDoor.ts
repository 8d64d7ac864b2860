import { currentSession } from './platform/session.ts';
import { loadMoreWords, type MoreWords } from './platform/words.ts';
import type { Door } from './ui/router/Router.tsx';

const insideWords: MoreWords = {
  de: async () => (await import('../texts/inside.de.ts')).insideDe,
  tr: async () => (await import('../texts/inside.tr.ts')).insideTr,
  en: async () => (await import('../texts/inside.en.ts')).insideEn,
};

/** What is open to whoever is logged in. */
export const memberDoor: Door = {
  elsewhere: () => (currentSession().loggedIn ? undefined : '/'),
  frame: async () => {
    const [{ MemberDoor }] = await Promise.all([import('./application/MemberDoor.tsx'), loadMoreWords(insideWords)]);
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
};
