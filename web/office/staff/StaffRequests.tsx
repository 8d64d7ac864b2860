import type { StaffRequest } from '../../../domain/secondPerson/staff.contract.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { ApprovalDecision } from '../frame/ApprovalDecision.tsx';
import { useApprovalWords } from '../frame/useApprovalWords.ts';

type StaffRequestsProps = { requests: StaffRequest[]; tellDone: TellDone };

/** What somebody of the board has asked for, and another one has to agree to. */
export function StaffRequests({ requests, tellDone }: StaffRequestsProps) {
  return requests.map((request) => <Waiting key={request.id} request={request} tellDone={tellDone} />);
}

function Waiting({ request, tellDone }: { request: StaffRequest; tellDone: TellDone }) {
  const { t } = useTranslation();
  const { whoOf, stateOf } = useApprovalWords();
  const { kind, name, email, role, reason, asked_at } = request;
  const { date } = dateAndTimeOf(asked_at);
  return (
    <Card
      title={`${t(`officeApprovals.kind.${kind}`)}: ${name}`}
      look="accent"
      intro={
        <>
          <p>{t('officeStaff.waits.by', { who: whoOf(request), date })}</p>
          <p>{stateOf(request)}</p>
        </>
      }
    >
      <Stack>
        <Facts
          facts={[
            ...(email ? [{ term: t('officeStaff.invite.email'), value: email }] : []),
            ...(role ? [{ term: t('officeStaff.wanted'), value: t(`officeStaff.role.${role}`) }] : []),
            { term: t('officeStaff.reason'), value: reason },
          ]}
        />
        <ApprovalDecision
          approval={request}
          name={name}
          agreed={t('officeStaff.waits.agreed')}
          declined={t('officeStaff.waits.declined')}
          tellDone={tellDone}
        />
      </Stack>
    </Card>
  );
}
