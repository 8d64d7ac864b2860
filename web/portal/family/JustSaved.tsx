import type { SubMember } from '../../../domain/members/members.contract.ts';
import { useHome } from '../../me/home.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import { useNextAfterFamily } from './useNextAfterFamily.ts';

/** After a family member was entered: their documents, another one, or on to the next step. */
export function JustSaved({ name, member }: { name: string | undefined; member: SubMember }) {
  const { t } = useTranslation();
  const { isExisting } = useHome();
  const next = useNextAfterFamily();
  return (
    <Status>
      {name && (
        <Notice tone="success" title={t('members.edit.savedTitle', { name })}>
          <p>{t('members.edit.savedWords')}</p>
          <Inline gap={2}>
            <LinkButton look="secondary" to={`/sub-member/${member.id}#document-passport`}>
              {t('members.edit.toDocuments')}
            </LinkButton>
            <LinkButton look="secondary" to="/sub-member/add">
              {t('members.edit.addAnother')}
            </LinkButton>
            <Button onClick={next}>{isExisting ? t('substitutes.list.nextHere') : t('members.list.next')}</Button>
          </Inline>
        </Notice>
      )}
    </Status>
  );
}
