import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import type { MembershipDecisions } from './useMembershipDecisions.tsx';

export type MembershipCardProps = { membership: MembershipDecisions; onWrite: () => void };

/** Actions for the whole household: write to it, send the application back, end the membership, readmit it (D23). */
export function MembershipCard({ membership, onWrite }: MembershipCardProps) {
  const { t } = useTranslation();
  const { sendBack, end, bringBack } = membership.ofHousehold;
  return (
    <Card title={t('officeHousehold.deeds.title')}>
      <Inline>
        <Button look="secondary" onClick={onWrite}>
          {t('officeHousehold.deeds.write')}
        </Button>
        {sendBack && (
          <Button look="secondary" onClick={sendBack}>
            {t('officeHousehold.deeds.sendBack')}
          </Button>
        )}
        {end && (
          <Button look="secondary" onClick={end}>
            {t('officeHousehold.deeds.end')}
          </Button>
        )}
        {bringBack && (
          <Button look="secondary" onClick={bringBack}>
            {t('officeHousehold.deeds.bringBack')}
          </Button>
        )}
      </Inline>
    </Card>
  );
}
