import { invoicingContract } from '../../../domain/invoicing/invoicing.contract.ts';
import { meContract } from '../../../domain/me/me.contract.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Actions, Inline, Stack } from '../../ui/frame/Layout.tsx';
import { JustSaved } from '../frame/JustSaved.tsx';
import { counterPath, householdPath } from '../frame/officePaths.ts';
import { useTabDraft } from '../frame/useTabDraft.ts';
import { AskedFields } from './AskedFields.tsx';
import { CounterForm } from './CounterForm.tsx';
import { askedErrors, askedOf } from './conversation.ts';
import { DiscardPaper } from './DiscardPaper.tsx';
import { type CounterProps, OfHousehold } from './OfHousehold.tsx';
import { type Paper, PaperCosts, PaperMissing, PaperState } from './PaperParts.tsx';

/** An application that is entered from its paper: what is missing, what it costs, and submitting it. */
export function PaperApplication() {
  return <OfHousehold>{(props) => <OnePaper {...props} />}</OfHousehold>;
}

/** What the invoices and sending again close; everything else is entered before. */
const CLOSED_BY_SUBMITTING = ['registration_fee', 'annual_contribution', 'sent_back'];

function OnePaper(props: CounterProps) {
  const { t } = useTranslation();
  const { household, paper_application: paper } = props.file;
  const { id, name, membership_no: number } = household;
  if (!paper || paper.gaps.length === 0) return <Over file={props.file} />;
  const missing = paper.gaps.filter(({ gap }) => !CLOSED_BY_SUBMITTING.includes(gap));
  if (missing.length === 0) return <ToSubmit {...props} paper={paper} />;
  return (
    <Screen title={t('officePaper.open.title')} above={t('officeCounter.above', { name, number })}>
      <Stack gap={6}>
        <JustSaved />
        <PaperState file={props.file} paper={paper} />
        <PaperMissing file={props.file} gaps={missing} />
        <PaperCosts paper={paper} />
        <DiscardPaper file={props.file} />
        <Actions>
          <LinkButton to={householdPath(id)} look="secondary">
            {t('officeCounter.back')}
          </LinkButton>
        </Actions>
      </Stack>
    </Screen>
  );
}

function Over({ file }: Pick<CounterProps, 'file'>) {
  const { t } = useTranslation();
  return (
    <Screen title={t('officePaper.open.title')}>
      <EmptyState
        title={t(file.paper_application ? 'officePaper.open.over' : 'officePaper.open.none')}
        action={<LinkButton to={householdPath(file.household.id)}>{t('officeCounter.back')}</LinkButton>}
      >
        {null}
      </EmptyState>
    </Screen>
  );
}

/** Everything is entered: the invoices are made, and with the last one the application is submitted. */
function ToSubmit({ file, say, paper }: CounterProps & { paper: Paper }) {
  const { t } = useTranslation();
  const { id } = file.household;
  const makeDrafts = useSend(invoicingContract.createInvoices);
  const confirm = useSend(invoicingContract.confirmInvoice);
  const submitAgain = useSend(meContract.submitAgain);
  const isSentBack = paper.gaps.some(({ gap }) => gap === 'sent_back');
  const form = useForm({
    id: 'submit',
    initial: askedOf(id),
    draft: useTabDraft(`paper-${id}`),
    check: (values) => askedErrors(values, false),
    submit: async (_input, values) => {
      say(values);
      // drafts that an interrupted press left are found again
      if (paper.fees)
        for (const draft of await makeDrafts.mutateAsync({})) await confirm.mutateAsync({ id: String(draft.id) });
      if (isSentBack) await submitAgain.mutateAsync({ id: String(id) });
    },
  });
  return (
    <CounterForm
      file={file}
      title={t('officePaper.open.title')}
      form={form}
      send={t(paper.fees ? 'officePaper.open.submit' : 'officePaper.open.submitAgain')}
    >
      <JustSaved />
      <PaperState file={file} paper={paper} />
      <Stack>
        <p>{t('officePaper.open.complete')}</p>
        <Inline>
          <LinkButton to={counterPath(id, 'persons/new')} look="secondary">
            {t('officePaper.open.family')}
          </LinkButton>
        </Inline>
      </Stack>
      <PaperCosts paper={paper} />
      <AskedFields form={form} />
    </CounterForm>
  );
}
