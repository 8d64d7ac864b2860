import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { secondFactorContract } from '../../../domain/accounts/secondFactor.contract.ts';
import { inGroups } from '../../../domain/accounts/secondFactor.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { CopyValue } from '../../ui/content/CopyValue.tsx';
import { QrImage } from '../../ui/content/QrImage.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { CodeField } from './CodeField.tsx';
import { type Proof, Reauthenticate } from './Reauthenticate.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Offer = { secret: string; uri: string };

const STEPS = 3;

type SetUpProps = {
  /** The first set-up, without which nobody can work. */
  isFirst?: boolean;
  /** Replaces an existing one, which must be shown again. */
  replaces?: boolean;
  onDone: () => void;
};

/** The set-up in steps: password, app, recovery codes. */
export function SetUpSecondFactor({ isFirst, replaces, onDone }: SetUpProps) {
  const { t } = useTranslation();
  const [offer, setOffer] = useState<Offer>();
  const [codes, setCodes] = useState<string[]>();
  const { mutateAsync: offerOne } = useSend(secondFactorContract.offerSecondFactor);
  if (codes) return <RecoveryCodes key="codes" codes={codes} above={stepWords(3)} onDone={onDone} />;
  if (offer)
    return (
      <AppScreen key="app" offer={offer} above={stepWords(2)} onSet={setCodes} onBack={() => setOffer(undefined)} />
    );
  const begin = {
    title: t('officeAccess.setUp.title'),
    lead: replaces ? t('officeAccess.setUp.again') : t('officeAccess.setUp.why'),
    above: stepWords(1),
  };
  const asks = replaces ? 'password and code' : 'password';
  const go = async ({ password, code }: Proof) =>
    setOffer(await offerOne(replaces ? { password, code } : { password }));
  return <Reauthenticate {...begin} asks={asks} isOnlyWay={isFirst} onProven={go} />;

  function stepWords(step: number): string {
    return t('application.frame.stepOf', { step, steps: STEPS });
  }
}

type AppProps = { offer: Offer; above: string; onSet: (codes: string[]) => void; onBack: () => void };

function AppScreen({ offer, above, onSet, onBack }: AppProps) {
  const { t } = useTranslation();
  const set = useSend(secondFactorContract.setSecondFactor, [secondFactorContract.getSecondFactor]);
  const form = useForm({
    id: 'first-code',
    schema: async () => (await import('../../../domain/accounts/secondFactor.contract.ts')).firstCode,
    initial: { code: '' },
    submit: async (input) => onSet((await set.mutateAsync(input)).recovery_codes),
  });
  return (
    <Screen title={t('officeAccess.app.title')} above={above} lead={t('officeAccess.app.lead')}>
      <Stack gap={6}>
        <ForApp offer={offer} />
        <Card>
          <Form onSubmit={form.submit}>
            <FormErrors form={form} />
            <CodeField {...form.field('code', t('officeAccess.field.code'))} />
            <Inline>
              <Button type="submit" busy={form.busy}>
                {t('officeAccess.app.submit')}
              </Button>
              <Button look="secondary" onClick={onBack}>
                {t('officeAccess.app.back')}
              </Button>
            </Inline>
          </Form>
        </Card>
      </Stack>
    </Screen>
  );
}

/** The secret for the app: to scan from another screen, to open on this device, or to type. */
function ForApp({ offer: { secret, uri } }: { offer: Offer }) {
  const { t } = useTranslation();
  // QrImage draws the quiet zone
  const modules = useMemo(() => encode(uri, { ecc: 'M', border: 0 }).data, [uri]);
  return (
    <Stack>
      <QrImage modules={modules} label={t('officeAccess.app.qr')} />
      <LinkButton look="secondary" href={uri}>
        {t('officeAccess.app.onThisDevice')}
      </LinkButton>
      <CopyValue label={t('officeAccess.app.secret')} value={inGroups(secret).replaceAll('-', ' ')} copies={secret} />
    </Stack>
  );
}
