import { deathFiguresContract, type DeathFigures as Figures } from '../../../../domain/deaths/deathFigures.contract.ts';
import { yearOf } from '../../../../domain/shared/day.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { useCall, useSaveFile } from '../../../platform/calls/useCall.ts';
import { Screen } from '../../../platform/Screen.tsx';
import { today } from '../../../platform/today.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../../ui/content/DataTable.tsx';
import { EmptyState } from '../../../ui/content/EmptyState.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { useSearchParams } from '../../../ui/router/Router.tsx';

import { Bars } from './Bars.tsx';

/** Figures of a year: as bars, as a table and as a file. */
export function DeathFigures() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const present = yearOf(today());
  const asked = parameters.get('year') ?? '';
  const year = /^20\d\d$/.test(asked) ? asked : String(present);
  const figures = useCall(deathFiguresContract.getDeathFigures, { year });
  const years = [...new Set([present, Number(year), ...figures.years])].sort((one, other) => other - one);
  const save = useSaveFile(deathFiguresContract.downloadDeathFigures);
  return (
    <Screen title={`${t('deathFigures.title')} ${year}`} lead={t('deathFigures.lead')}>
      <Stack>
        <SelectField
          id="year"
          label={t('deathFigures.year')}
          value={year}
          onChange={(chosen) => setParameters({ year: chosen })}
          choices={years.map(String).map((value) => ({ value, label: value }))}
        />
        {figures.cases === 0 ? (
          <EmptyState
            title={t('deathFigures.none')}
          >{`${t('deathFigures.withdrawn')}: ${figures.withdrawn}`}</EmptyState>
        ) : (
          <OfYear figures={figures} />
        )}
        <div>
          <Button look="secondary" onClick={() => save.mutateAsync({ year })}>
            {t('deathFigures.file')}
          </Button>
        </div>
      </Stack>
    </Screen>
  );
}

function OfYear({ figures }: { figures: Figures }) {
  const { t } = useTranslation();
  const { cases, withdrawn, by_destination, by_outcome, days_to_burial: days } = figures;
  return (
    <>
      <Card title={`${t('deathFigures.cases')}: ${cases}`} intro={`${t('deathFigures.withdrawn')}: ${withdrawn}`}>
        <Bars
          caption={t('deathFigures.where')}
          bars={by_destination.map((one) => ({
            label: t(`deathFigures.destination.${one.destination ?? 'open'}`),
            count: one.cases,
          }))}
        />
        <Bars
          caption={t('deathFigures.decided')}
          bars={by_outcome.map((one) => ({
            label: t(`deathFigures.outcome.${one.outcome ?? 'open'}`),
            count: one.cases,
          }))}
        />
        <h3>{t('deathFigures.days')}</h3>
        <p>
          {days
            ? t('deathFigures.daysOf', { average: String(days.average).replace('.', ','), longest: days.longest })
            : t('deathFigures.noDays')}
        </p>
      </Card>
      <Costs figures={figures} />
      <Declined figures={figures} />
    </>
  );
}

type CostRow = { key: string; label: string; cases: number; sum: number; average: number };

function Costs({ figures: { costs, total } }: { figures: Figures }) {
  const { t } = useTranslation();
  const rows: CostRow[] = [
    ...costs.map((one) => ({ ...one, key: one.kind, label: t(`boardSettings.costKinds.${one.kind}`) })),
    { ...total, key: 'total', label: t('deathFigures.total') },
  ];
  const columns: Column<CostRow>[] = [
    { key: 'kind', header: t('deathFigures.kindHead'), cell: ({ label }) => label },
    { key: 'cases', header: t('deathFigures.cases'), align: 'end', cell: ({ cases }) => String(cases) },
    { key: 'sum', header: t('deathFigures.sum'), align: 'end', cell: ({ sum }) => euro(sum) },
    { key: 'average', header: t('deathFigures.average'), align: 'end', cell: ({ average }) => euro(average) },
  ];
  return (
    <Card title={t('deathFigures.costs')}>
      {costs.length === 0 ? (
        <p>{t('deathFigures.noCosts')}</p>
      ) : (
        <DataTable
          caption={t('deathFigures.costs')}
          captionHidden
          look="lines"
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
        />
      )}
    </Card>
  );
}

function Declined({ figures: { declined } }: { figures: Figures }) {
  const { t } = useTranslation();
  return (
    <Card title={t('deathFigures.declined')}>
      {declined.length === 0 && <p>{t('deathFigures.noneDeclined')}</p>}
      {declined.map(({ case_no, reasons }) => (
        <p key={case_no}>
          <strong>{case_no}</strong> {reasons}
        </p>
      ))}
    </Card>
  );
}
