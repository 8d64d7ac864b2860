import type { deathFiguresDe, deathFiguresFileDe } from './deathFigures.de.ts';

export const deathFiguresEn: typeof deathFiguresDe = {
  title: 'Deaths in the year',
  lead: 'Without names, for the board and the general meeting.',
  nav: 'Figures of a year',
  year: 'Year',
  file: 'Save as a table (CSV)',
  none: 'No death was reported in this year.',
  cases: 'Cases',
  withdrawn: 'Withdrawn, not counted',
  where: 'Burial',
  decided: 'Decision',
  days: 'Days from the call to the burial',
  daysOf: '{{average}} days on average, {{longest}} days at most',
  average: 'Average',
  costs: 'Costs of the association',
  kindHead: 'What for',
  sum: 'Sum',
  total: 'Together',
  declined: 'Declined',
  noneDeclined: 'No case was declined.',
  noCosts: 'No costs yet.',
  noDays: 'Nobody has been buried yet.',
  destination: {
    austria: 'Austria',
    turkey: 'Türkiye',
    elsewhere: 'Another country',
    open: 'Still open',
  },
  outcome: {
    accepted: 'Accepted',
    goodwill: 'As goodwill',
    declined: 'Declined',
    open: 'Not decided yet',
  },
};

/** What only the file says. */
export const deathFiguresFileEn: typeof deathFiguresFileDe = { longest: 'Longest', reasons: 'Reasons' };
