import { sql } from 'kysely';
import type { CostFacts } from '../../../domain/deaths/costs.ts';
import type { DeathFigures } from '../../../domain/deaths/deathFigures.contract.ts';
import { type CaseFigure, figuresOf } from '../../../domain/deaths/figures.ts';
import { toEuros } from '../../../domain/shared/money.ts';
import type { Ask } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';

/** The figures of the cases that were reported in a year, Viennese time. */
export async function getFigures({ db }: Pick<Ask, 'db'>, { year }: { year: number }): Promise<DeathFigures> {
  const { costs, total, ...figures } = figuresOf(await listCaseFigures(db, year));
  const inEuros = <T extends { sum: Parameters<typeof toEuros>[0]; average: Parameters<typeof toEuros>[0] }>(
    one: T,
  ) => ({
    ...one,
    sum: toEuros(one.sum),
    average: toEuros(one.average),
  });
  return { year, years: await listYears(db), ...figures, costs: costs.map(inEuros), total: inEuros(total) };
}

/** Years in which cases were reported that were not joined to another one, Viennese time, the newest first. */
async function listYears(db: Reader): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from reported_at at time zone 'Europe/Vienna')::integer as year from death_cases
    where joined_to is null order by year desc`.execute(db);
  return rows.map(({ year }) => year);
}

/** A small association has some hundred deaths a year at most; each is one short row. */
async function listCaseFigures(db: Reader, year: number): Promise<CaseFigure[]> {
  type Row = Omit<CaseFigure, 'costs'> & { costs: CostFacts[] };
  const { rows } = await sql<Row>`
    select c.case_no, c.state, (c.reported_at at time zone 'Europe/Vienna')::date as reported_on,
      case when c.state in ('buried', 'settled', 'closed') then (c.burial_at at time zone 'Europe/Vienna')::date end as buried_on,
      c.destination, d.outcome, d.reasons,
      (select coalesce(json_agg(json_build_object('kind', k.kind, 'payer', k.payer, 'amount_cents', k.amount_cents)), '[]')
        from death_case_costs k where k.case_id = c.id and k.cancelled_at is null) as costs
    from death_cases c
    left join lateral (select outcome, reasons from death_case_decisions
      where case_id = c.id and in_force_at is not null and withdrawn_at is null order by id desc limit 1) d on true
    where c.joined_to is null and c.reported_at >= make_timestamptz(${year}, 1, 1, 0, 0, 0, 'Europe/Vienna')
      and c.reported_at < make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'Europe/Vienna')
    order by c.reported_at, c.id`.execute(db);
  return rows;
}
