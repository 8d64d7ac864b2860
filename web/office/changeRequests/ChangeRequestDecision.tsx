import { useState } from 'react';
import {
  changeRequestReviewContract,
  type ReviewedChangeRequest,
} from '../../../domain/members/changeRequests/changeRequestReview.contract.ts';
import { feeFacts } from '../../../domain/members/feeFacts.ts';
import { useValueWords } from '../../members/useValueWords.ts';
import { type TellDone, useDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { Fieldset } from '../../ui/fields/Fieldset.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { ReasonDialog } from '../frame/ReasonDialog.tsx';
import { useAsk } from '../frame/useAsk.tsx';

/**
 * Grants a change request, together with others of the same person if they depend on each other, or refuses it (D25).
 */
export function ChangeRequestDecision({ request }: { request: ReviewedChangeRequest }) {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const { state, answer } = request;
  return (
    <Card>
      <KeepFocus>
        <Stack>
          {done}
          {state === 'open' && <Decide request={request} tellDone={tellDone} />}
          {state !== 'open' && <p>{t(`officeCorrections.one.is.${state}`)}</p>}
          {answer && <p>{t('officeCorrections.one.reason', { reason: answer })}</p>}
        </Stack>
      </KeepFocus>
    </Card>
  );
}

type DecideProps = { tellDone: TellDone; request: ReviewedChangeRequest };

function Decide({ request, tellDone }: DecideProps) {
  const { t } = useTranslation();
  const { together, setTogether, grant, question } = useGrant({ request, tellDone });
  const refuseRequest = useDecision(changeRequestReviewContract.refuseChangeRequest);
  const [isRefusing, setRefusing] = useState(false);
  return (
    <>
      {request.others.length > 0 && (
        <Fieldset legend={t('officeCorrections.one.together')} hint={t('officeCorrections.one.togetherHint')}>
          {request.others.map(({ id, field }) => (
            <CheckboxField
              key={id}
              label={t(`members.field.${field}`)}
              checked={together.includes(id)}
              onChange={(isTicked) => setTogether(together.filter((other) => other !== id).concat(isTicked ? id : []))}
            />
          ))}
        </Fieldset>
      )}
      <Inline>
        <Button onClick={grant}>{t('officeCorrections.one.grant')}</Button>
        <Button look="secondary" onClick={() => setRefusing(true)}>
          {t('officeCorrections.one.refuse')}
        </Button>
      </Inline>
      {isRefusing && (
        <ReasonDialog
          about={`request-${request.id}`}
          title={t('officeCorrections.one.refuseTitle', { name: request.name })}
          consequence={t('officeCorrections.one.refuseWords')}
          hint={t('officeCorrections.one.refuseHint')}
          confirmLabel={t('officeCorrections.one.refuseConfirm')}
          onClose={() => setRefusing(false)}
          onSend={async (reason) => {
            await refuseRequest.mutateAsync({ id: request.id, reason });
            tellDone((say) => say('officeCorrections.one.refused'));
          }}
        />
      )}
      {question}
    </>
  );
}

function useGrant({ request, tellDone }: DecideProps) {
  const { t } = useTranslation();
  const words = useValueWords();
  const grantRequest = useDecision(changeRequestReviewContract.grantChangeRequest);
  const { ask, question } = useAsk(tellDone);
  const [together, setTogether] = useState<number[]>([]);
  const { id, name, field, was, wanted, others } = request;

  async function grant() {
    // ticked requests may be gone by now, and the question must list what will be sent
    const chosen = others.filter((other) => together.includes(other.id));
    const also = chosen.map((other) => t(`members.field.${other.field}`));
    const isAboutFees = feeFacts.some((fact) => fact === field || chosen.some((other) => other.field === fact));
    await ask({
      title: t('officeCorrections.one.grantTitle'),
      consequence: [
        t('officeCorrections.one.grantWords', {
          name,
          field: t(`members.field.${field}`),
          was: words(field, was),
          wanted: words(field, wanted),
        }),
        isAboutFees && t('officeCorrections.one.grantBilled'),
        also.length > 0 && t('officeCorrections.one.grantAlso', { fields: also.join(', ') }),
      ],
      yes: t('officeCorrections.one.grantConfirm'),
      look: 'primary',
      act: () => grantRequest.mutateAsync({ id, together_with: chosen.map((other) => other.id) }),
      told: (say) => say('officeCorrections.one.granted'),
    });
  }

  return { together, setTogether, grant, question };
}
