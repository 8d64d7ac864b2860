import type { DeathFigures } from '../../../domain/deaths/deathFigures.contract.ts';
import type { Language } from '../../../domain/shared/language.ts';
import { boardSettingsDe } from '../../../texts/boardSettings/boardSettings.de.ts';
import { boardSettingsEn } from '../../../texts/boardSettings/boardSettings.en.ts';
import { boardSettingsTr } from '../../../texts/boardSettings/boardSettings.tr.ts';
import { deathFiguresDe, deathFiguresFileDe } from '../../../texts/deaths/deathFigures.de.ts';
import { deathFiguresEn, deathFiguresFileEn } from '../../../texts/deaths/deathFigures.en.ts';
import { deathFiguresFileTr, deathFiguresTr } from '../../../texts/deaths/deathFigures.tr.ts';
import type { OfficeActor } from '../../platform/actor.ts';
import type { Ask } from '../../platform/context.ts';
import { toCsv } from '../../platform/formats/csv.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import { getFigures } from './figures.reads.ts';

const words = {
  de: { ...deathFiguresDe, ...deathFiguresFileDe, kind: boardSettingsDe.costKinds },
  tr: { ...deathFiguresTr, ...deathFiguresFileTr, kind: boardSettingsTr.costKinds },
  en: { ...deathFiguresEn, ...deathFiguresFileEn, kind: boardSettingsEn.costKinds },
} satisfies Record<Language, unknown>;

/** The figures of a year for a spreadsheet, in the language of the reader. */
export async function downloadFigures(ask: Ask<OfficeActor>, { year }: { year: number }): Promise<FileAnswer> {
  const figures = await getFigures(ask, { year });
  const content = toCsv(rowsOf(figures, words[ask.actor.language]));
  return { filename: `vefa-${year}.csv`, contentType: 'text/csv; charset=utf-8', content };
}

function rowsOf(figures: DeathFigures, say: (typeof words)['de']): (string | number)[][] {
  const { days_to_burial: days, total } = figures;
  return [
    [say.title, figures.year],
    [say.cases, figures.cases],
    [say.withdrawn, figures.withdrawn],
    [],
    [say.where],
    ...figures.by_destination.map(({ destination, cases }) => [say.destination[destination ?? 'open'], cases]),
    [],
    [say.decided],
    ...figures.by_outcome.map(({ outcome, cases }) => [say.outcome[outcome ?? 'open'], cases]),
    [],
    [say.days, say.average, say.longest],
    [days?.cases ?? 0, days?.average ?? '', days?.longest ?? ''],
    [],
    [say.costs, say.cases, say.sum, say.average],
    ...figures.costs.map(({ kind, cases, sum, average }) => [say.kind[kind], cases, sum, average]),
    [say.total, total.cases, total.sum, total.average],
    [],
    [say.declined, say.reasons],
    ...figures.declined.map(({ case_no, reasons }) => [case_no, reasons ?? '']),
  ];
}
