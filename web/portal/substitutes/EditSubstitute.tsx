import { fullName } from '../../../domain/shared/fullName.ts';
import { mayChangeSubstitute } from '../../../domain/substitutes/substitutes.access.ts';
import { type Substitute, substitutesContract } from '../../../domain/substitutes/substitutes.contract.ts';
import { useHome, useRefreshHome } from '../../me/home.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { DraftNotice } from '../../platform/drafts/DraftNotice.tsx';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { Screen } from '../../platform/Screen.tsx';
import type { SavedState } from '../../platform/savedName.ts';
import { useTranslation } from '../../platform/words.ts';
import { useSubstituteForm } from '../../substitutes/useSubstituteForm.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { Section } from '../../ui/content/Card.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Actions, Stack } from '../../ui/frame/Layout.tsx';
import { Navigate, useNavigate, useParams } from '../../ui/router/Router.tsx';
import { substitutesPath } from '../frame/substitutePaths.ts';
import { useDraft } from '../frame/useDraft.ts';
import { EndedSubstitute } from './EndedSubstitute.tsx';
import { SubstituteForm } from './SubstituteForm.tsx';

/** Changes or ends a representation; an ended one is read-only (spec §2, D30). */
export function EditSubstitute() {
  const { id } = useParams();
  const { me, isExisting } = useHome();
  if (!isExisting) return <Navigate to="/news" replace />;
  const substitute = me.substitutes.find((each) => String(each.id) === id);
  if (!substitute) return <Gone />;
  if (!mayChangeSubstitute(substitute)) return <Ended substitute={substitute} />;
  return <Running key={substitute.id} substitute={substitute} />;
}

function Running({ substitute }: { substitute: Substitute }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refreshHome = useRefreshHome();
  const change = useSend(substitutesContract.changeSubstitute);
  const form = useSubstituteForm(
    substitute,
    async (input) => {
      await change.mutateAsync({ id: String(substitute.id), ...input });
      await refreshHome();
    },
    useDraft(`substitute-${substitute.id}`),
  );
  const leaveQuestion = useLeaveGuard(form.hasUnsaved, form.draft.discard);
  const name = fullName(substitute);
  const isActive = substitute.status === 'active';

  return (
    <Screen
      title={t('substitutes.form.editTitle')}
      lead={isActive ? t('substitutes.form.editLead', { name }) : t('substitutes.form.expiredLead', { name })}
    >
      <Stack gap={6}>
        <DraftNotice draft={form.draft} />
        <SubstituteForm
          form={form}
          submitLabel={t('shared.action.update')}
          closeTo={substitutesPath}
          onStored={() => {
            const state: SavedState = { saved: fullName(form.values) };
            navigate(substitutesPath, { state });
          }}
        />
        {isActive && <EndButton substitute={substitute} />}
      </Stack>
      {leaveQuestion}
    </Screen>
  );
}

/** Afterwards the screen shows the ended representation, and typed values are discarded. */
function EndButton({ substitute }: { substitute: Substitute }) {
  const { t } = useTranslation();
  const end = useSend(substitutesContract.endSubstitute);
  const refreshHome = useRefreshHome();
  const { confirm, confirmDialog } = useConfirm();
  const name = fullName(substitute);

  async function ask() {
    const isSure = await confirm({
      title: t('substitutes.end.title', { name }),
      consequence: t('substitutes.end.consequence', { name }),
      confirmLabel: t('substitutes.end.confirm'),
      cancelLabel: t('substitutes.end.cancel'),
    });
    if (!isSure) return;
    await end.mutateAsync({ id: substitute.id });
    await refreshHome();
  }

  return (
    <Section title={t('substitutes.end.heading')} intro={t('substitutes.end.intro', { name })}>
      <Button look="danger" onClick={ask}>
        {t('substitutes.end.button')}
      </Button>
      {confirmDialog}
    </Section>
  );
}

function Ended({ substitute }: { substitute: Substitute }) {
  const { t } = useTranslation();
  return (
    <Screen title={t('substitutes.ended.title')}>
      <Stack>
        <EndedSubstitute substitute={substitute} />
        <Actions>
          <LinkButton look="secondary" to={substitutesPath}>
            {t('shared.action.close')}
          </LinkButton>
        </Actions>
      </Stack>
    </Screen>
  );
}

function Gone() {
  const { t } = useTranslation();
  return (
    <Screen title={t('substitutes.form.editTitle')}>
      <EmptyState
        title={t('substitutes.gone.title')}
        action={<LinkButton to={substitutesPath}>{t('substitutes.gone.toList')}</LinkButton>}
      >
        {t('substitutes.gone.words')}
      </EmptyState>
    </Screen>
  );
}
