import type { Person, ScreenState, Visit } from '../screenState.ts';

type Part = keyof Omit<Visit['words']['officeDesk']['parts'], 'label' | 'titled' | 'overview'>;

/** The parts of a household's page that have an address of their own. */
export const officeDeskStates: ScreenState[] = [
  part('history', 'mehmet', ({ page, words }) =>
    page.getByRole('heading', { level: 2, name: words.officeDesk.history.title }).waitFor(),
  ),
];

function part(name: Part, of: Person, isThere: (visit: Visit) => Promise<void>): ScreenState {
  return {
    name: `office-desk-${name}`,
    who: 'office',
    base: '/office-ui',
    path: '/households/',
    of,
    endsAt: `/households/1/${name}`,
    prepare: async (visit) => {
      const { page, words } = visit;
      await page
        .getByRole('navigation', { name: words.officeDesk.parts.label })
        .getByRole('link', { name: words.officeDesk.parts[name], exact: true })
        .click();
      await isThere(visit);
    },
  };
}
