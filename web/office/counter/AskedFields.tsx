import { waysAsked } from '../../../domain/counter/conversation.ts';
import type { FieldOf } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { RadioGroupField } from '../../ui/fields/RadioGroupField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import type { Asked } from './conversation.ts';

type AskedForm = { field: FieldOf<Asked> };

/** How the household asked for what the form changes, by one tap, and why. */
export function AskedFields({ form, isReasonNeeded = false }: { form: AskedForm; isReasonNeeded?: boolean }) {
  const { t } = useTranslation();
  return (
    <Card>
      <Stack gap={6}>
        <RadioGroupField
          {...form.field('asked', t('officeCounter.asked.how'))}
          hint={t('officeCounter.asked.howHint')}
          choices={waysAsked.map((way) => ({ value: way, label: t(`officeCounter.asked.${way}`) }))}
        />
        <TextField
          {...form.field('why', t('officeCounter.asked.why'))}
          hint={t(isReasonNeeded ? 'officeCounter.asked.whyNeeded' : 'officeCounter.asked.whyHint')}
          optional={!isReasonNeeded}
          maxLength={200}
          autoComplete="off"
        />
      </Stack>
    </Card>
  );
}
