import { useState } from 'react';
import { deathPrintsContract, type ListedPrint } from '../../../domain/deaths/deathPrints.contract.ts';
import type { DeathPrint } from '../../../domain/deaths/prints.ts';
import { languages } from '../../../domain/shared/language.ts';
import { useCall, useSaveFile } from '../../platform/calls/useCall.ts';
import { fieldWords } from '../../platform/forms/refusalWords.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import type { CaseCardProps } from './caseCardProps.ts';
import css from './PrintsCard.module.css';

/** What can be printed of the case, and why something cannot be printed yet. */
export function PrintsCard({ deathCase }: CaseCardProps) {
  const { t } = useTranslation();
  const { id } = deathCase;
  const prints = useCall(deathPrintsContract.listDeathPrints, { id }, deathCase.revision);
  const [chosen, setChosen] = useState('');
  const language = languages.find((one) => one === chosen);
  const save = useSaveFile(deathPrintsContract.printDeathCase);
  const family = t(`shared.language.${deathCase.language}`);
  return (
    <Card title={t('officeDeathPrints.title')} intro={t('officeDeathPrints.intro')}>
      <SelectField
        id="print-language"
        label={t('officeDeathPrints.language')}
        hint={language ? undefined : t('officeDeathPrints.fittingHint', { language: family })}
        value={chosen}
        onChange={setChosen}
        placeholder={t('officeDeathPrints.fitting')}
        choices={languages.map((one) => ({ value: one, label: t(`shared.language.${one}`) }))}
      />
      <ul className={css.prints}>
        {prints.map((listed) => (
          <Print
            key={listed.print}
            listed={listed}
            onSave={() => save.mutateAsync({ id, print: listed.print, ...(language ? { language } : {}) })}
          />
        ))}
      </ul>
    </Card>
  );
}

type PrintProps = { listed: ListedPrint; onSave: () => Promise<unknown> };

function Print({ listed: { print, problem }, onSave }: PrintProps) {
  const { t } = useTranslation();
  const name: string = t(`officeDeathPrints.print.${print satisfies DeathPrint}`);
  return (
    <li className={css.print}>
      <div className={css.words}>
        <strong>{name}</strong>
        <div className={css.why}>{problem ? fieldWords(problem) : t(`officeDeathPrints.for.${print}`)}</div>
      </div>
      {!problem && (
        <Button look="secondary" aria-label={t('officeDeathPrints.saveOf', { print: name })} onClick={onSave}>
          {t('officeDeathPrints.save')}
        </Button>
      )}
    </li>
  );
}
