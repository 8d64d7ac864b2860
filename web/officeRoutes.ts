import { loadMoreTexts, type MoreTexts } from './platform/words.ts';
import type { RouteTable } from './ui/router/Router.tsx';

const officeWords: MoreTexts = {
  de: async () => (await import('../texts/officeScreens.de.ts')).officeScreensDe,
  tr: async () => (await import('../texts/officeScreens.tr.ts')).officeScreensTr,
  en: async () => (await import('../texts/officeScreens.en.ts')).officeScreensEn,
};

/** The screens for the association's staff. */
export const officeRoutes: RouteTable = {
  frame: async () => {
    const [{ OfficeGuard }] = await Promise.all([import('./office/frame/OfficeGuard.tsx'), loadMoreTexts(officeWords)]);
    return OfficeGuard;
  },
  screens: {
    '/': async () => (await import('./office/toDo/ToDo.tsx')).ToDo,
    '/to-do/:kind': async () => (await import('./office/toDo/OneKind.tsx')).OneKind,
    '/applications': async () => (await import('./office/applications/Applications.tsx')).Applications,
    '/applications/new': async () => (await import('./office/counter/EnterApplication.tsx')).EnterApplication,
    '/households': async () => (await import('./office/households/Households.tsx')).Households,
    '/households/:id': async () => (await import('./office/household/OfficeHousehold.tsx')).OfficeHousehold,
    '/households/:id/check': async () => (await import('./office/household/check/CheckDocuments.tsx')).CheckDocuments,
    '/households/:id/family': async () => (await import('./office/household/FamilyPart.tsx')).FamilyPart,
    '/households/:id/money': async () => (await import('./office/household/money/MoneyPart.tsx')).MoneyPart,
    '/households/:id/messages': async () => (await import('./office/household/MessagesPart.tsx')).MessagesPart,
    '/households/:id/history': async () => (await import('./office/household/history/HistoryPart.tsx')).HistoryPart,
    '/households/:id/merging': async () =>
      (await import('./office/household/merging/MergeHousehold.tsx')).MergeHousehold,
    '/households/:id/address': async () => (await import('./office/counter/ChangeAddress.tsx')).ChangeAddress,
    '/households/:id/burial-place': async () => (await import('./office/counter/BurialPlace.tsx')).BurialPlace,
    '/households/:id/death-contacts': async () => (await import('./office/counter/DeathContacts.tsx')).DeathContacts,
    '/households/:id/substitutes/:substitute': async () =>
      (await import('./office/counter/SubstitutePage.tsx')).SubstitutePage,
    '/households/:id/paper': async () => (await import('./office/counter/PaperApplication.tsx')).PaperApplication,
    '/households/:id/writing': async () => (await import('./office/counter/Correspondence.tsx')).Correspondence,
    '/households/:id/account-code': async () => (await import('./office/counter/AccountCode.tsx')).AccountCode,
    '/households/:id/persons/new': async () => (await import('./office/counter/AddPerson.tsx')).AddPerson,
    '/households/:id/persons/:person/document': async () =>
      (await import('./office/counter/ScanDocument.tsx')).ScanDocument,
    '/households/:id/persons/:person/remove': async () =>
      (await import('./office/counter/RemovePerson.tsx')).RemovePerson,
    '/households/:id/persons/:person': async () => (await import('./office/counter/ChangePerson.tsx')).ChangePerson,
    '/lists': async () => (await import('./office/lists/Lists.tsx')).Lists,
    '/lists/:list': async () => (await import('./office/lists/Lists.tsx')).Lists,
    '/scans': async () => (await import('./office/scans/Scans.tsx')).Scans,
    '/bank': async () => (await import('./office/bank/Bank.tsx')).Bank,
    '/cash': async () => (await import('./office/cash/CashBook.tsx')).CashBook,
    '/change-requests': async () => (await import('./office/changeRequests/ChangeRequests.tsx')).ChangeRequests,
    '/change-requests/:id': async () => (await import('./office/changeRequests/ChangeRequest.tsx')).ChangeRequest,
    '/deaths': async () => (await import('./office/deaths/Deaths.tsx')).Deaths,
    '/deaths/call': async () => (await import('./office/deaths/firstCall/FirstCall.tsx')).FirstCall,
    '/deaths/figures': async () => (await import('./office/deaths/figures/DeathFigures.tsx')).DeathFigures,
    '/deaths/:id': async () => (await import('./office/deaths/DeathCase.tsx')).DeathCase,
    '/fees': async () => (await import('./office/fees/Fees.tsx')).Fees,
    '/fees/new': async () => (await import('./office/fees/NewFees.tsx')).NewFees,
    '/settings': async () => (await import('./office/settings/Settings.tsx')).Settings,
    '/settings/new': async () => (await import('./office/settings/NewSettings.tsx')).NewSettings,
    '/moving-in': async () => (await import('./office/movingIn/MovingIn.tsx')).MovingIn,
    '/moving-in/:id/rows': async () => (await import('./office/movingIn/TakeOver.tsx')).TakeOver,
    '/moving-in/:id/changes': async () => (await import('./office/movingIn/ListChanges.tsx')).ListChanges,
    '/moving-in/:id/proof': async () => (await import('./office/movingIn/Proof.tsx')).Proof,
    '/moving-in/:id': async () => (await import('./office/movingIn/ImportedList.tsx')).ImportedList,
    '/account': async () => (await import('./office/account/Account.tsx')).Account,
    '/account/second-factor': async () => (await import('./office/account/NewSecondFactor.tsx')).NewSecondFactor,
    '/account/recovery-codes': async () => (await import('./office/account/NewRecoveryCodes.tsx')).NewRecoveryCodes,
    '/on-call': async () => (await import('./office/onCall/OnCall.tsx')).OnCall,
    '/running': async () => (await import('./office/runs/Runs.tsx')).Runs,
    '/letters': async () => (await import('./office/letters/Letters.tsx')).Letters,
    '/release': async () => (await import('./office/release/Release.tsx')).Release,
    '/staff': async () => (await import('./office/staff/Staff.tsx')).Staff,
    '/health': async () => (await import('./office/health/Health.tsx')).Health,
    '/news': async () => (await import('./office/news/Circulars.tsx')).Circulars,
    '/news/new': async () => (await import('./office/news/WriteCircular.tsx')).WriteCircular,
    '/news/:id': async () => (await import('./office/news/CircularPage.tsx')).CircularPage,
  },
};
