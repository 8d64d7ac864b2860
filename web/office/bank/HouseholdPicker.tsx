import { useEffect, useRef } from 'react';
import { searchContract } from '../../../domain/office/search.contract.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { moveByArrows } from '../../ui/arrowKeys.ts';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { FoundReason } from '../frame/FoundReason.tsx';

export type FoundHousehold = { id: number; name: string; membership_no: string };

type HouseholdPickerProps = { search: string; choose: string; onChoose: (found: FoundHousehold) => unknown };

/**
 * The households found by a search, each with a button that chooses it. The first button gets the focus; arrow keys move
 * between them.
 */
export function HouseholdPicker({ search, choose, onChoose }: HouseholdPickerProps) {
  const { t } = useTranslation();
  const { households: data } = useCall(searchContract.findHouseholds, { search });
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => table.current?.querySelector('button')?.focus(), []);
  const found = data.length === 0 ? t('officeBank.credit.none') : t('office.households.found', { count: data.length });
  const columns: Column<(typeof data)[number]>[] = [
    { key: 'who', header: t('office.person.who'), cell: ({ name, membership_no }) => `${name} (${membership_no})` },
    {
      key: 'persons',
      header: t('office.households.persons'),
      cell: ({ persons }) => persons.slice(1).join(', ') || t('office.applications.none'),
    },
    { key: 'why', header: t('officeSearch.reason'), cell: (household) => <FoundReason household={household} /> },
    {
      key: 'actions',
      header: t('officeBank.dismiss.actions'),
      quietHeader: true,
      align: 'end',
      cell: (household) => (
        <Button look="secondary" onClick={() => onChoose(household)}>
          {choose}
          <span className="visually-hidden">: {household.name}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <Status>
        <p>{found}</p>
      </Status>
      {data.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the buttons inside
        <div ref={table} onKeyDown={(event) => moveByArrows(event, 'button')}>
          <DataTable
            caption={t('officeBank.credit.found')}
            captionHidden
            look="lines"
            columns={columns}
            rows={data}
            rowKey={({ id }) => id}
          />
        </div>
      )}
    </>
  );
}
