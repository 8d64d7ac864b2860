import { useState } from 'react';
import {
  deathLinksContract,
  type LinkKind,
  type MadeDeathLink,
} from '../../../../domain/deaths/deathLinks.contract.ts';
import { useCall } from '../../../platform/calls/useCall.ts';
import { useDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { Inline } from '../../../ui/frame/Layout.tsx';
import type { CaseCardProps } from '../caseCardProps.ts';
import { LinkTable } from './LinkTable.tsx';
import { MadeLinkDialog } from './MadeLinkDialog.tsx';
import { MakeFamilyLinkDialog, MakeGuestLinkDialog } from './MakeLinkDialogs.tsx';
import { useLinkChanges } from './useLinkChanges.ts';

/** Links for people without a log-in: who has one, until when, and how often it was opened. */
export function LinksCard({ deathCase: { id, language } }: CaseCardProps) {
  const { t } = useTranslation();
  const links = useCall(deathLinksContract.listDeathLinks, { id });
  const change = useLinkChanges(id, links);
  const { tellDone, done } = useDone();
  const [making, setMaking] = useState<LinkKind>();
  const [made, setMade] = useState<MadeDeathLink['made']>();
  const dialog = { caseId: id, language, onClose: () => setMaking(undefined), onMade: setMade, change };
  return (
    <Card title={t('officeDeathLinks.title')} intro={t('officeDeathLinks.intro')}>
      {done}
      {!links.may_make && <p>{t('officeDeathLinks.ended')}</p>}
      {links.links.length === 0 ? (
        <p>{t('officeDeathLinks.none')}</p>
      ) : (
        <LinkTable
          links={links.links}
          onRevoke={async (link) => {
            await change(deathLinksContract.revokeDeathLink, { id: link });
            tellDone((say) => say('officeDeathLinks.didRevoke'));
          }}
        />
      )}
      {links.may_make && (
        <Inline>
          <Button look="secondary" onClick={() => setMaking('family')}>
            {t('officeDeathLinks.family')}
          </Button>
          <Button look="secondary" onClick={() => setMaking('guest')}>
            {t('officeDeathLinks.guest')}
          </Button>
        </Inline>
      )}
      {making === 'family' && <MakeFamilyLinkDialog {...dialog} days={links.days.family} />}
      {making === 'guest' && <MakeGuestLinkDialog {...dialog} days={links.days.guest} />}
      {made && <MadeLinkDialog made={made} onClose={() => setMade(undefined)} />}
    </Card>
  );
}
