import { useState } from 'react';
import { type CodeWay, codeWays } from '../../../domain/accounts/accountCode.ts';
import { accountCodesContract } from '../../../domain/counter/accountCodes.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import type { Answer } from '../../../domain/shared/contract.ts';
import { TypedEmailField } from '../../accounts/TypedEmailField.tsx';
import { useCall } from '../../platform/calls/useCall.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { RadioGroupField } from '../../ui/fields/RadioGroupField.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useParams } from '../../ui/router/Router.tsx';
import { ShownDecision } from '../calls/seen.ts';
import { useDecision } from '../calls/useDecision.ts';
import { householdPath } from '../frame/officePaths.ts';
import { useTabDraft } from '../frame/useTabDraft.ts';
import { AskedFields } from './AskedFields.tsx';
import { CounterForm } from './CounterForm.tsx';
import { askedErrors, askedOf, useConversation } from './conversation.ts';
import { LastCode, type Shown, ShownCode } from './LastCode.tsx';

type Facts = Answer<typeof accountCodesContract.getAccountCode>;

/** A household without an account gets a code for one. */
export function AccountCode() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const file = useCall(officeContract.getHousehold, { id });
  const facts = useCall(accountCodesContract.getAccountCode, { id });
  const { name, membership_no: number } = file.household;
  if (!facts.has_account && facts.has_birth_day) {
    return (
      <ShownDecision value={file.last_decision}>
        <AccountCodeForm file={file} facts={facts} />
      </ShownDecision>
    );
  }
  return (
    <Screen
      title={t('officeCounter.accountCode.title')}
      above={t('officeCounter.above', { name, number })}
      lead={t(facts.has_account ? 'officeCounter.accountCode.hasAccount' : 'officeCounter.accountCode.noBirthDay')}
    >
      <LinkButton to={householdPath(file.household.id)} look="secondary">
        {t('officeCounter.back')}
      </LinkButton>
    </Screen>
  );
}

function AccountCodeForm({ file, facts }: { file: HouseholdFile; facts: Facts }) {
  const { t } = useTranslation();
  const { id } = file.household;
  const { begin, say } = useConversation(id);
  const give = useDecision(accountCodesContract.giveAccountCode);
  const [shown, setShown] = useState<Shown>();
  const form = useForm({
    id: 'give-code',
    initial: { way: '', email: file.main_member.email ?? '', ...askedOf(id) },
    draft: useTabDraft(`account-code-${id}`),
    check: (values) => ({
      ...askedErrors(values, true),
      ...(values.way === '' ? { way: ['required'] } : {}),
      ...(values.way === 'mail' && values.email.trim() === '' ? { email: ['required'] } : {}),
    }),
    submit: async (_input, values) => {
      say(values);
      const way = codeWays.find((one) => one === values.way) ?? 'spot';
      const email = way === 'mail' ? values.email : null;
      await give.mutateAsync({ id, conversation: await begin(), way, email });
    },
  });
  const hints = useHints(facts);
  // the code is not to be had again, so it stays until the clerk leaves
  if (shown) return <ShownCode file={file} shown={shown} />;
  return (
    <CounterForm file={file} title={t('officeCounter.accountCode.title')} form={form}>
      {facts.code && <LastCode code={facts.code} onShown={setShown} />}
      <AskedFields form={form} isReasonNeeded />
      <Card>
        <Stack gap={6}>
          <RadioGroupField
            {...form.field('way', t('officeCounter.accountCode.how'))}
            hint={t('officeCounter.accountCode.withdraws')}
            choices={codeWays.map((value) => ({
              value,
              label: t(`officeCounter.accountCode.${value}`),
              hint: hints[value],
              disabled: value === 'letter' && !facts.has_address,
            }))}
          />
          {form.values.way === 'mail' && (
            <TypedEmailField {...form.field('email', t('officeCounter.accountCode.email'))} />
          )}
        </Stack>
      </Card>
    </CounterForm>
  );
}

function useHints({ has_address, waits_by_letter }: Facts): Record<CodeWay, string> {
  const { t } = useTranslation();
  const byLetter = waits_by_letter ? 'letterWaits' : 'letterHint';
  return {
    letter: t(`officeCounter.accountCode.${has_address ? byLetter : 'noAddress'}`),
    spot: t('officeCounter.accountCode.spotHint'),
    mail: t('officeCounter.accountCode.mailHint'),
  };
}
