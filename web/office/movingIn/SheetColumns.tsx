import { type ColumnOwner, columnOwners } from '../../../domain/movingIn/columnField.ts';
import { type ColumnMeaning, type ColumnName, columnFields, columnNames } from '../../../domain/movingIn/columns.ts';
import type { ImportedSheet } from '../../../domain/movingIn/movingIn.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import css from './SheetColumns.module.css';

type SheetColumnsProps = { sheet: ImportedSheet; onChange: (sheet: ImportedSheet) => void };
type SheetColumn = ImportedSheet['columns'][number];

/** What each column of a sheet holds, beside examples of its cells. */
export function SheetColumns({ sheet, onChange }: SheetColumnsProps) {
  const { t } = useTranslation();
  const { name, head_row: head, rows: count, columns } = sheet;
  const setMeaning = (at: number, meaning: SheetColumn['meaning']) =>
    onChange({ ...sheet, columns: columns.map((column, index) => (index === at ? { ...column, meaning } : column)) });
  return (
    <Card
      title={name ? t('officeMovingIn.sheet', { name }) : t('officeMovingIn.onlySheet')}
      intro={<p>{t('officeMovingIn.sheetLead', { count, number: formatCount(count), head: formatCount(head) })}</p>}
    >
      <Stack gap={5}>
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a sheet never change places
          <MeaningFields key={index} place={index + 1} column={column} onChange={(to) => setMeaning(index, to)} />
        ))}
      </Stack>
    </Card>
  );
}

type MeaningFieldsProps = {
  place: number;
  column: SheetColumn;
  onChange: (meaning: ColumnMeaning | null) => void;
};

function MeaningFields({ place, column: { header, samples, meaning }, onChange }: MeaningFieldsProps) {
  const { t } = useTranslation();
  const label = header || `${t('officeMovingIn.column')} ${place} (${t('officeMovingIn.unnamed')})`;
  const fields = columnNames.map((value) => ({ value, label: t(`officeMovingIn.fields.${value}`) }));
  const isPersons = meaning && columnFields[meaning.field].of === 'person';
  return (
    <div className={css.column}>
      <SelectField
        label={label}
        hint={samples.length > 0 ? `${t('officeMovingIn.samples')}: ${samples.join(' · ')}` : undefined}
        optional="said"
        value={meaning?.field ?? ''}
        placeholder={t('officeMovingIn.notRead')}
        choices={fields}
        onChange={(field) => onChange(field === '' ? null : { field: field as ColumnName, of: 'row' })}
      />
      {isPersons && (
        <SelectField
          label={t('officeMovingIn.ownerOf', { header: label })}
          value={meaning.of}
          choices={columnOwners.map((value) => ({ value, label: t(`officeMovingIn.owners.${value}`) }))}
          onChange={(of) => onChange({ ...meaning, of: of as ColumnOwner })}
        />
      )}
    </div>
  );
}
