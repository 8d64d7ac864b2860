import { isExisting } from '../../../domain/members/memberStatus.ts';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { whyNoCard } from '../../../domain/membership/membershipCard.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { useSaveFile } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import { mergingPath } from '../frame/officePaths.ts';

import type { MembershipDecisions } from './useMembershipDecisions.tsx';

export type MembershipCardProps = {
  household: HouseholdFile['household'];
  membership: MembershipDecisions;
  onWrite: () => void;
};

/** Actions for the whole household: write to it, print its card, send the application back, end the membership, readmit it (D23). */
export function MembershipCard({ household, membership, onWrite }: MembershipCardProps) {
  const { t } = useTranslation();
  const print = useSaveFile(decisionsContract.printMembershipCard);
  const hasCard =
    whyNoCard({ status: household.status, money_rests: household.money_rests_since !== null }) === undefined;
  const { sendBack, end, bringBack } = membership.ofHousehold;
  return (
    <Card title={t('officeHousehold.decisions.title')}>
      <Inline>
        <Button look="secondary" onClick={onWrite}>
          {t('officeHousehold.decisions.write')}
        </Button>
        {hasCard && (
          <Button look="secondary" busy={print.isPending} onClick={() => print.mutateAsync({ id: household.id })}>
            {t('officeHousehold.decisions.printCard')}
          </Button>
        )}
        {sendBack && (
          <Button look="secondary" onClick={sendBack}>
            {t('officeHousehold.decisions.sendBack')}
          </Button>
        )}
        {end && (
          <Button look="secondary" onClick={end}>
            {t('officeHousehold.decisions.end')}
          </Button>
        )}
        {isExisting(household.status) && (
          <LinkButton to={mergingPath(household.id)} look="secondary">
            {t('officeMerging.link')}
          </LinkButton>
        )}
        {bringBack && (
          <Button look="secondary" onClick={bringBack}>
            {t('officeHousehold.decisions.bringBack')}
          </Button>
        )}
      </Inline>
    </Card>
  );
}
