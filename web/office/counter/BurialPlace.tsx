import { burialContract } from '../../../domain/burial/burial.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { BurialPlaceFields } from '../../burial/BurialPlaceFields.tsx';
import { burialPlaceOf } from '../../burial/burialPlaceValues.ts';
import { useBurialPlaceForm } from '../../burial/useBurialPlaceForm.ts';
import { OnBehalf } from '../../platform/calls/onBehalf.ts';
import { useCall, useSend } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { useParams } from '../../ui/router/Router.tsx';
import { useTabDraft } from '../frame/useTabDraft.ts';
import { AskedFields } from './AskedFields.tsx';
import { CounterForm } from './CounterForm.tsx';
import { useConversation } from './conversation.ts';
import { useAskedForm } from './useAskedForm.ts';

/** Where the main member wishes to be buried, entered by the office. */
export function BurialPlace() {
  const { id = '' } = useParams();
  const file = useCall(officeContract.getHousehold, { id });
  const { begin, say } = useConversation(file.household.id);
  return (
    <OnBehalf value={begin}>
      <BurialPlaceForm file={file} say={say} />
    </OnBehalf>
  );
}

type FormProps = { file: HouseholdFile; say: ReturnType<typeof useConversation>['say'] };

function BurialPlaceForm({ file, say }: FormProps) {
  const { t } = useTranslation();
  const { main_member: main, household } = file;
  const stored = burialPlaceOf(main.addresses);
  const store = useSend(burialContract.storeBurialPlace);
  const change = useSend(burialContract.changeBurialPlace);
  const asked = useAskedForm(household.id, say);
  const form = useBurialPlaceForm(
    stored,
    async (input) => {
      if (stored) await change.mutateAsync({ id: String(stored.id), ...input });
      else await store.mutateAsync({ id: String(main.id), ...input });
    },
    useTabDraft(`burial-place-${household.id}`),
  );
  return (
    <CounterForm file={file} title={t('burial.place.title')} form={asked.before(form)} asked={asked.form}>
      <AskedFields form={asked.form} />
      <Card layout="beside">
        <BurialPlaceFields form={form} />
      </Card>
    </CounterForm>
  );
}
