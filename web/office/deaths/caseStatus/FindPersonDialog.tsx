import { useState } from 'react';
import { deathPersonsContract } from '../../../../domain/deaths/deathPersons.contract.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/actions/Dialog.tsx';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { FindDeceased } from '../firstCall/FindDeceased.tsx';
import type { CaseStatusDialogProps } from './caseStatusDialogProps.ts';

const WHOSE = ['themselves', 'parent'] as const;

/** Ties a case in which nobody was found to a member, or to the mother or father of a child that was not registered. */
export function FindPersonDialog({ change, onClose, onDone }: CaseStatusDialogProps) {
  const { t } = useTranslation();
  const [whose, setWhose] = useState<(typeof WHOSE)[number]>('themselves');

  async function take(id: number) {
    const person = whose === 'parent' ? { parent_member_id: id } : { member_id: id };
    await change(deathPersonsContract.linkDeceased, person);
    onDone();
    onClose();
  }

  return (
    <Dialog
      title={t('officeDeathLife.person.title')}
      onClose={onClose}
      footer={
        <Button look="secondary" onClick={onClose}>
          {t('shared.action.cancel')}
        </Button>
      }
    >
      <Stack>
        <p>{t('officeDeathLife.person.words')}</p>
        <RadioGroupField
          id="whose"
          name="whose"
          label={t('officeDeathLife.person.whose')}
          value={whose}
          onChange={(value) => setWhose(value as (typeof WHOSE)[number])}
          choices={WHOSE.map((value) => ({ value, label: t(`officeDeathLife.person.${value}`) }))}
        />
        <FindDeceased onFound={take} onNobody={() => undefined} isParent={whose === 'parent'} />
      </Stack>
    </Dialog>
  );
}
