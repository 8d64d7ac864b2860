import { officeContract } from '../../../../domain/office/office.contract.ts';
import { useCall } from '../../../platform/calls/useCall.ts';
import { useDone } from '../../../platform/forms/useDone.tsx';
import { Screen } from '../../../platform/Screen.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { useParams } from '../../../ui/router/Router.tsx';
import { ShownDecision } from '../../calls/seen.ts';
import { CheckedHousehold } from './CheckedHousehold.tsx';

/**
 * The documents of one household, one after another beside its data and what contradicts them; then the next household of the list
 * (decision 114).
 */
export function CheckDocuments() {
  const { id = '' } = useParams();
  return <Checked key={id} id={Number(id)} />;
}

function Checked({ id }: { id: number }) {
  const { t } = useTranslation();
  const file = useCall(officeContract.getHousehold, { id });
  const { tellDone, done } = useDone();
  const { name, membership_no } = file.household;
  return (
    <Screen title={name} above={t('officeHousehold.above', { number: membership_no })}>
      <ShownDecision value={file.last_decision}>
        <Stack>
          {done}
          <CheckedHousehold file={file} tellDone={tellDone} />
        </Stack>
      </ShownDecision>
    </Screen>
  );
}
