import type { Gap } from '../../../domain/application/gaps.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Amount } from '../../ui/content/Amount.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { CheckList } from '../../ui/content/CheckList.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { counterPath } from '../frame/officePaths.ts';

export type Paper = NonNullable<HouseholdFile['paper_application']>;

/** When the paper arrived, and from which day it counts. */
export function PaperState({ file, paper }: { file: HouseholdFile; paper: Paper }) {
  const { t } = useTranslation();
  const { arrived_on, entered_by, counts, submitted_at } = paper;
  const waits = file.approvals.some(({ kind }) => kind === 'arrival');
  const isFromArrival = counts && submitted_at === null;
  return (
    <Facts
      facts={[
        { term: t('officePaper.open.arrived'), value: arrived_on },
        {
          term: t('officePaper.open.counts'),
          value: t(
            waits
              ? 'officePaper.open.waits'
              : isFromArrival
                ? 'officePaper.open.fromArrival'
                : 'officePaper.open.fromSubmission',
          ),
        },
        { term: t('officePaper.open.by'), value: entered_by ?? t('officeHousehold.history.system') },
      ]}
    />
  );
}

/** What is still to be entered, each with the form in which members enter it. */
export function PaperMissing({ file, gaps }: { file: HouseholdFile; gaps: Paper['gaps'] }) {
  const { t } = useTranslation();
  const { id } = file.household;
  const nameOf = (member: number | null) => file.sub_members.find((each) => each.id === member);
  const items = gaps.map((gap) => {
    const member = nameOf(gap.member_id);
    return {
      key: `${gap.gap} ${gap.member_id}`,
      text: member ? t('application.gapOf', { name: fullName(member) }) : t(`officePaper.gap.${gap.gap}`),
      done: false,
      ...pathOf(file, gap),
    };
  });
  return (
    <Card title={t('officePaper.open.missing')}>
      <Stack>
        <CheckList items={items} />
        <Inline>
          <LinkButton to={counterPath(id, 'persons/new')} look="secondary">
            {t('officePaper.open.family')}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}

function pathOf({ household: { id }, main_member: main }: HouseholdFile, { gap, member_id }: Gap): { to?: string } {
  switch (gap) {
    case 'personal_data':
    case 'main_phone_number':
      return { to: counterPath(id, `persons/${main.id}`) };
    case 'main_address':
      return { to: counterPath(id, 'address') };
    case 'document_passport':
      return { to: counterPath(id, `persons/${main.id}/document?type=passport`) };
    case 'document_residence_permit':
      return { to: counterPath(id, `persons/${main.id}/document?type=residence_permit`) };
    case 'signed_application':
      return { to: counterPath(id, `persons/${main.id}/document?type=signed_application`) };
    case 'family_member_incomplete':
      return member_id === null ? {} : { to: counterPath(id, `persons/${member_id}`) };
    default:
      return {};
  }
}

/** The fees of everybody on the paper. */
export function PaperCosts({ paper: { fees } }: { paper: Paper }) {
  const { t } = useTranslation();
  if (!fees) return null;
  const amount = (value: number) => <Amount>{euro(value)}</Amount>;
  return (
    <Card title={t('officePaper.open.fees')}>
      <Facts
        facts={[
          ...(fees.registration > 0
            ? [{ term: t('officePaper.open.registration'), value: amount(fees.registration) }]
            : []),
          ...fees.contribution.map(({ name, amount: value }) => ({ term: name, value: amount(value) })),
          { term: t('officePaper.open.total'), value: amount(fees.total) },
        ]}
        dense
      />
    </Card>
  );
}
