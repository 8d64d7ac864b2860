import { fullName } from '../../../domain/shared/fullName.ts';
import { mayChangeSubstitute } from '../../../domain/substitutes/substitutes.access.ts';
import { type Substitute, substitutesContract } from '../../../domain/substitutes/substitutes.contract.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useIdempotentDraft } from '../../platform/drafts/useIdempotentDraft.ts';
import type { SavedState } from '../../platform/savedName.ts';
import { useTranslation } from '../../platform/words.ts';
import { SubstituteFields } from '../../substitutes/SubstituteFields.tsx';
import { isStoredAs } from '../../substitutes/substituteValues.ts';
import { useSubstituteForm } from '../../substitutes/useSubstituteForm.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { useNavigate, useParams } from '../../ui/router/Router.tsx';
import { useRefreshOffice } from '../calls/useRefreshOffice.ts';
import { householdPath } from '../frame/officePaths.ts';
import { useAsk } from '../frame/useAsk.tsx';
import { useTabDraft } from '../frame/useTabDraft.ts';
import { AskedFields } from './AskedFields.tsx';
import { CounterForm } from './CounterForm.tsx';
import { type CounterProps, OfHousehold } from './OfHousehold.tsx';
import { useAskedForm } from './useAskedForm.ts';

/** Who may speak for a household: entered, changed or ended by the office. */
export function SubstitutePage() {
  const { substitute = '' } = useParams();
  return (
    <OfHousehold>
      {(props) => {
        const named = props.file.substitutes.find((each) => String(each.id) === substitute);
        return <SubstituteForm {...props} stored={named && mayChangeSubstitute(named) ? named : undefined} />;
      }}
    </OfHousehold>
  );
}

/** `stored` is undefined for a new one. */
type FormProps = CounterProps & { stored: Substitute | undefined };

function SubstituteForm({ file, stored, say }: FormProps) {
  const { t } = useTranslation();
  const { id } = file.household;
  const create = useSend(substitutesContract.createSubstitute);
  const change = useSend(substitutesContract.changeSubstitute);
  const { draft, make } = useIdempotentDraft(useTabDraft(`substitute-${stored?.id ?? `new-${id}`}`));
  const asked = useAskedForm(id, say);
  const form = useSubstituteForm(
    stored,
    async (input) => {
      if (stored) return change.mutateAsync({ id: String(stored.id), ...input });
      const sent = { id: String(id), ...input };
      return make(
        (idempotency_key) => create.mutateAsync({ ...sent, idempotency_key }),
        (made) => isStoredAs(made, input),
      );
    },
    draft,
  );
  return (
    <CounterForm
      part="family"
      file={file}
      title={stored ? t('substitutes.form.editTitle') : t('substitutes.form.addTitle')}
      form={asked.before(form)}
      asked={asked.form}
    >
      <AskedFields form={asked.form} />
      <Card layout="beside">
        <SubstituteFields form={form} />
      </Card>
      {stored?.status === 'active' && <EndButton household={id} substitute={stored} isAsked={asked.form.submit} />}
    </CounterForm>
  );
}

type EndProps = { household: number; substitute: Substitute; isAsked: () => Promise<boolean> };

function EndButton({ household, substitute, isAsked }: EndProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refresh = useRefreshOffice();
  const end = useSend(substitutesContract.endSubstitute);
  const { ask, question } = useAsk();
  const name = fullName(substitute);

  async function endNow() {
    if (!(await isAsked())) return;
    const isDone = await ask({
      title: t('substitutes.end.title', { name }),
      consequence: t('substitutes.end.consequence', { name }),
      yes: t('substitutes.end.confirm'),
      act: () => end.mutateAsync({ id: substitute.id }),
    });
    if (!isDone) return;
    await refresh();
    const state: SavedState = { saved: name };
    navigate(householdPath(household, undefined, 'family'), { state, replace: true });
  }

  return (
    <div>
      <Button look="danger" onClick={endNow}>
        {t('substitutes.end.button')}
      </Button>
      {question}
    </div>
  );
}
