import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { type FeeKind, isOfKind } from '../../../domain/invoicing/fees.ts';
import type { PartBinding } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Fieldset } from '../../ui/fields/Fieldset.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import css from './FeeBands.module.css';
import { type FeeBand, withBand, withNewBand, withoutBand } from './feeBands.ts';
import { useFeeWords } from './useFeeWords.ts';

export type FeeBandsProps = {
  kind: FeeKind;
  /** The bands of all kinds; the first one of this kind has the index `first`. */
  bands: FeeBand[];
  first: number;
  part: (path: string, label: string) => PartBinding;
  onChange: (bands: FeeBand[]) => void;
  /** Runs when a line was added or removed, so that the lines after it have moved. */
  onMoved: () => void;
};

/** The fees of one kind by age, one line for each group of ages. */
export function FeeBands({ kind, bands, first, part, onChange, onMoved }: FeeBandsProps) {
  const { t } = useTranslation();
  const name = useFeeWords().kindWords(kind);
  const own = bands.filter(isOfKind(kind));
  const list = useFocusOnNewRow(own.length);
  const move = (next: FeeBand[]) => {
    onChange(next);
    onMoved();
  };
  return (
    <Fieldset legend={name}>
      <div ref={list} tabIndex={-1} className={css.rows}>
        {own.map((band, place) => {
          const path = `fees.${first + place}`;
          // the summary is far from the fieldset, so its label repeats the kind
          const field = (of: 'age_from' | 'amount', label: string) => ({
            ...part(`${path}.${of}`, `${name}, ${label}`),
            label,
          });
          return (
            <div key={band.id} className={css.row}>
              <div className={css.fields}>
                {place > 0 && (
                  <TextField
                    {...field('age_from', t('officeFees.new.ageFrom'))}
                    value={band.age_from}
                    onChange={(age_from) => onChange(withBand(bands, { ...band, age_from }))}
                    inputMode="numeric"
                    autoComplete="off"
                  />
                )}
                <TextField
                  {...field('amount', place > 0 ? t('officeFees.new.amount') : t('officeFees.new.fromBirth'))}
                  value={band.amount}
                  onChange={(amount) => onChange(withBand(bands, { ...band, amount }))}
                  inputMode="decimal"
                  autoComplete="off"
                />
              </div>
              {place > 0 && (
                <IconButton
                  label={t('officeFees.new.remove', { number: place + 1, kind: name })}
                  icon={<IconTrash aria-hidden="true" />}
                  onClick={() => move(withoutBand(bands, band.id))}
                />
              )}
            </div>
          );
        })}
      </div>
      <div>
        <Button
          look="secondary"
          aria-label={t('officeFees.new.add', { kind: name })}
          onClick={() => move(withNewBand(bands, kind))}
        >
          <IconPlus aria-hidden="true" />
          {t('officeFees.new.addShort')}
        </Button>
      </div>
    </Fieldset>
  );
}

/** Moves the focus after the pressed button has moved or disappeared: to the new line, or near the removed one. */
function useFocusOnNewRow(rows: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    if (rows > before.current) list.current?.lastElementChild?.querySelector('input')?.focus();
    if (rows < before.current) list.current?.focus();
    before.current = rows;
  }, [rows]);
  return list;
}
