import type { Merging, MergingSide } from '../../../../domain/membership/merging/mergingAnswers.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { MemberStatusBadge } from '../../../members/MemberStatusBadge.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { DataTable } from '../../../ui/content/DataTable.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { Link } from '../../../ui/router/Link.tsx';
import { householdPath, mergingPath } from '../../frame/officePaths.ts';

/** Two households beside each other: which one stays, and what each has. */
export function MergingSides({ merging: { stays, closes, should_switch } }: { merging: Merging }) {
  const { t } = useTranslation();
  const factsOf = useSideFacts();
  const own = factsOf(stays);
  const other = factsOf(closes);
  const rows = own.map(({ key, what, value }, place) => ({ key, what, value, other: other[place]?.value ?? '' }));
  return (
    <Card title={t('officeMerging.beside')}>
      <Stack gap={4}>
        {should_switch && <p>{t('officeMerging.shouldSwitch', { number: closes.membership_no })}</p>}
        <DataTable
          caption={t('officeMerging.beside')}
          captionHidden
          look="lines"
          columns={[
            { key: 'what', header: t('officeMerging.what'), cell: ({ what }) => what, heads: true },
            { key: 'stays', header: t('officeMerging.stays'), cell: ({ value }) => value },
            { key: 'closes', header: t('officeMerging.closes'), cell: ({ other: said }) => said },
          ]}
          rows={rows}
          rowKey={({ key }) => key}
        />
        <div>
          <LinkButton to={mergingPath(closes.household_id, stays.membership_no)} look="secondary">
            {t('officeMerging.switch', { number: closes.membership_no })}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

function useSideFacts() {
  const { t } = useTranslation();
  const none = t('officeMerging.none');
  return ({ household_id, name, membership_no, ...side }: MergingSide) => {
    const household = (
      <span>
        <Link to={householdPath(household_id)}>{name}</Link> ({membership_no})
      </span>
    );
    const values = {
      household,
      oldNumber: side.old_number ?? none,
      status: <MemberStatusBadge status={side.status} />,
      since: side.since ?? none,
      logIn: t(side.has_log_in ? 'officeMerging.yes' : 'officeMerging.no'),
      address: side.address ?? none,
      phone: side.phone_numbers.join(', ') || none,
      documents: String(side.documents),
      received: euro(side.received),
      owed: euro(side.owed),
      free: euro(side.free),
    } as const;
    const keys = Object.keys(values) as (keyof typeof values)[];
    return keys.map((key) => ({ key, what: t(`officeMerging.facts.${key}`), value: values[key] }));
  };
}
