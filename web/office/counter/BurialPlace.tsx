import { burialContract } from '../../../domain/burial/burial.contract.ts';
import { BurialPlaceFields } from '../../burial/BurialPlaceFields.tsx';
import { burialPlaceOf } from '../../burial/burialPlaceValues.ts';
import { useBurialPlaceForm } from '../../burial/useBurialPlaceForm.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { useTabDraft } from '../frame/useTabDraft.ts';
import { AskedFields } from './AskedFields.tsx';
import { CounterForm } from './CounterForm.tsx';
import { type CounterProps, OfHousehold } from './OfHousehold.tsx';
import { useAskedForm } from './useAskedForm.ts';

/** Where the main member wishes to be buried, entered by the office. */
export function BurialPlace() {
  return <OfHousehold>{(props) => <BurialPlaceForm {...props} />}</OfHousehold>;
}

function BurialPlaceForm({ file, say }: CounterProps) {
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
