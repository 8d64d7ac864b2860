import { counterContract } from '../../../domain/counter/counter.contract.ts';
import { channels } from '../../../domain/members/channel.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { languages } from '../../../domain/shared/language.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { RadioGroupField } from '../../ui/fields/RadioGroupField.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useParams } from '../../ui/router/Router.tsx';
import { ShownDecision } from '../calls/seen.ts';
import { useDecision } from '../calls/useDecision.ts';
import { useTabDraft } from '../frame/useTabDraft.ts';
import { AskedFields } from './AskedFields.tsx';
import { CounterForm } from './CounterForm.tsx';
import { askedErrors, askedOf, useConversation } from './conversation.ts';

/** How the association writes to a household, and in which language. */
export function Correspondence() {
  const { id = '' } = useParams();
  const file = useCall(officeContract.getHousehold, { id });
  return (
    <ShownDecision value={file.last_decision}>
      <CorrespondenceForm file={file} />
    </ShownDecision>
  );
}

function CorrespondenceForm({ file }: { file: HouseholdFile }) {
  const { t } = useTranslation();
  const { id } = file.household;
  const { begin, say } = useConversation(id);
  const set = useDecision(counterContract.setCorrespondence);
  const form = useForm({
    id: 'correspondence',
    initial: { ...file.correspondence, ...askedOf(id) },
    draft: useTabDraft(`correspondence-${id}`),
    check: (values) => askedErrors(values, false),
    submit: async (_input, values) => {
      say(values);
      const { channel, language } = values;
      await set.mutateAsync({ id, conversation: await begin(), channel, language });
    },
  });
  return (
    <CounterForm file={file} title={t('officeCounter.correspondence.title')} form={form}>
      <AskedFields form={form} />
      <Card layout="beside">
        <Stack gap={6}>
          <RadioGroupField
            {...form.field('language', t('officeCounter.correspondence.language'))}
            onChange={(value) => form.set('language', languages.find((each) => each === value) ?? 'de')}
            choices={languages.map((value) => ({ value, label: t(`shared.language.${value}`) }))}
          />
          <RadioGroupField
            {...form.field('channel', t('officeCounter.correspondence.channel'))}
            onChange={(value) => form.set('channel', channels.find((each) => each === value) ?? 'email')}
            choices={channels.map((value) => ({
              value,
              label: t(`officeCounter.correspondence.${value}`),
              hint: t(`officeCounter.correspondence.${value}Hint`),
            }))}
          />
        </Stack>
      </Card>
    </CounterForm>
  );
}
