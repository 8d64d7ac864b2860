import { loadMoreWords, type MoreWords } from './platform/words.ts';
import type { Door } from './ui/router/Router.tsx';

const officeWords: MoreWords = {
  de: async () => (await import('../texts/officeScreens.de.ts')).officeScreensDe,
  tr: async () => (await import('../texts/officeScreens.tr.ts')).officeScreensTr,
  en: async () => (await import('../texts/officeScreens.en.ts')).officeScreensEn,
};

/** What is open to the association's staff. */
export const officeDoor: Door = {
  frame: async () => {
    const [{ OfficeDoor }] = await Promise.all([import('./office/OfficeDoor.tsx'), loadMoreWords(officeWords)]);
    return OfficeDoor;
  },
  screens: {
    '/': async () => (await import('./office/ToDo.office.tsx')).ToDo,
    '/applications': async () => (await import('./office/Applications.office.tsx')).Applications,
    '/households': async () => (await import('./office/Households.office.tsx')).Households,
    '/households/:id': async () => (await import('./office/Household.office.tsx')).Household,
    '/bank': async () => (await import('./office/Bank.office.tsx')).Bank,
    '/change-requests': async () => (await import('./office/ChangeRequests.office.tsx')).ChangeRequests,
    '/change-requests/:id': async () => (await import('./office/ChangeRequest.office.tsx')).ChangeRequest,
    '/fees': async () => (await import('./office/Fees.office.tsx')).Fees,
    '/fees/new': async () => (await import('./office/NewFees.office.tsx')).NewFees,
    '/account': async () => (await import('./office/Account.office.tsx')).Account,
    '/account/second-factor': async () => (await import('./office/NewSecondFactor.office.tsx')).NewSecondFactor,
    '/account/recovery-codes': async () => (await import('./office/NewRecoveryCodes.office.tsx')).NewRecoveryCodes,
    '/running': async () => (await import('./office/Runs.office.tsx')).Runs,
    '/news': async () => (await import('./office/News.office.tsx')).News,
  },
};
