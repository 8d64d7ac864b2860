import { officeContract } from '../../domain/office/office.contract.ts';
import type { YearlyRunFigure } from '../../domain/office/officeAnswers.ts';
import { formatEuro, fromEuros } from '../../domain/shared/money.ts';
import { ask } from '../platform/work.ts';
import { act, type Command, type Desk, inputOf } from './command.ts';
import { listLines, say } from './printing.ts';
import { readYearlyRun, startYearlyRun } from './yearlyRun.actions.ts';

/** The yearly run: without a year only the figure, so that nobody bills everybody by a slip (D45). */
export const yearlyRunCommands = {
  'yearly-run': {
    words: [],
    needs: [],
    takes: ['year'],
    run: async (desk, { options: { year } }) => {
      const { ground, actor, language } = desk;
      if (year === undefined) {
        const figure = await readYearlyRun(ask(ground, actor));
        const how = say(language, 'office.say.yearlyRunHow', { year: figure.year });
        return [...yearlyRunLines(desk, figure), ...(figure.households > 0 ? [how] : [])];
      }
      const input = inputOf(officeContract.startYearlyRun, { year: Number(year) });
      const figure = await readYearlyRun(ask(ground, actor));
      await act(desk, (change) => startYearlyRun(change, input));
      return [...yearlyRunLines(desk, figure), say(language, 'office.say.yearlyRunComing')];
    },
  },
} as const satisfies Record<string, Command>;

/** The figure, and below it whoever cannot be billed. */
export function yearlyRunLines({ language }: Desk, { year, households, total, cannot_be_billed }: YearlyRunFigure) {
  const figure = { year, count: households, total: formatEuro(fromEuros(total)) };
  const columns = ['office.column.membershipNo', 'office.column.name', 'office.column.why'] as const;
  const left = cannot_be_billed.map((one) => [
    one.membership_no,
    one.name,
    say(language, `office.cannotBeBilled.${one.reason}`),
  ]);
  return [
    say(language, 'office.say.yearlyRun', figure),
    ...(left.length > 0 ? listLines(language, columns, left) : []),
  ];
}
