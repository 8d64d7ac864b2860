import { useRef } from 'react';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { isChildTooOld, offeredBases } from '../memberForms.ts';
import type { FamilyMemberForm } from './familyMemberForm.ts';

type BasisFieldProps = {
  form: Pick<FamilyMemberForm, 'values' | 'field'>;
  disabled: boolean;
  /** A confirmed fee was calculated from it, so this field is locked separately. */
  isBilled: boolean;
};

/**
 * The membership basis of a family member: never `nb`, which only the office sets (D26). For a child over 30 it offers
 * an alternative (D27).
 */
export function BasisField({ form, disabled, isBilled }: BasisFieldProps) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const select = useRef<HTMLSelectElement>(null);
  const field = form.field('membership_basis', t('members.field.membership_basis'));
  const mayChoose = !disabled && !isBilled;

  function takeWayOut() {
    field.onChange('child_with_disability');
    // the notice disappears together with the button that was pressed
    select.current?.focus();
  }

  return (
    <>
      <SelectField
        {...field}
        ref={select}
        disabled={isBilled}
        hint={isBilled ? t('members.locked.billedHint') : t('members.family.basisHint')}
        placeholder={t('members.form.choose')}
        choices={offeredBases(form.values).map((basis) => ({ value: basis, label: word('membershipBasis', basis) }))}
      />
      <Status>
        {mayChoose && isChildTooOld(form.values, today()) && (
          <Notice tone="warning" title={t('members.family.olderTitle')}>
            <p>{t('members.family.olderWords')}</p>
            <Button look="secondary" onClick={takeWayOut}>
              {t('members.family.olderChoose')}
            </Button>
          </Notice>
        )}
      </Status>
      <Status>
        {mayChoose && form.values.membership_basis === 'child_with_disability' && (
          <Notice>
            <p>{t('members.family.disabilityProof')}</p>
          </Notice>
        )}
      </Status>
    </>
  );
}
