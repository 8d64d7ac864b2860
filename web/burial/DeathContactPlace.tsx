import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ContactCountry } from '../../domain/burial/deathContact.ts';
import { type DeathContact, deathContactsContract } from '../../domain/burial/deathContacts.contract.ts';
import { useSend } from '../platform/calls/useCall.ts';

import type { TellDone } from '../platform/forms/useDone.tsx';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/actions/Button.tsx';
import { useConfirm } from '../ui/actions/useConfirm.tsx';
import { Facts } from '../ui/content/Facts.tsx';
import { Inline, Stack } from '../ui/frame/Layout.tsx';
import type { DeathContactFormProps } from './DeathContactForm.tsx';

export type DeathContactPlaceProps = {
  country: ContactCountry;
  contact: DeathContact | undefined;
  tellDone: TellDone;
  /** Whether something was typed before and not saved: then the form is open. */
  isBegun: boolean;
  form: (props: DeathContactFormProps) => ReactNode;
  /** Asked before a contact is deleted; false if something else has to be said first. */
  mayGoOn?: () => Promise<boolean>;
};

/** The contact in one country: who it is, or a form to name or change them. A draft opens the form. */
export function DeathContactPlace({ country, contact, tellDone, isBegun, form, mayGoOn }: DeathContactPlaceProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(isBegun);
  const opener = useFocusBack(isOpen);

  if (isOpen) {
    return (
      <Stack gap={4}>
        <h3>{t(`burial.contacts.${country}`)}</h3>
        {form({
          country,
          contact,
          onClose: (saved) => {
            if (saved) tellDone((say) => say('burial.contacts.saved', { name: saved }));
            setOpen(false);
          },
        })}
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <h3>{t(`burial.contacts.${country}`)}</h3>
      {contact ? (
        <Named contact={contact} tellDone={tellDone} mayGoOn={mayGoOn} opener={opener} onOpen={() => setOpen(true)} />
      ) : (
        <div>
          <Button ref={opener} look="secondary" onClick={() => setOpen(true)}>
            <IconPlus aria-hidden="true" />
            {t(`burial.contacts.${country}Add`)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

type Opener = ReturnType<typeof useFocusBack>;
type NamedProps = Pick<DeathContactPlaceProps, 'tellDone'> & {
  contact: DeathContact;
  mayGoOn: DeathContactPlaceProps['mayGoOn'] | undefined;
  opener: Opener;
  onOpen: () => void;
};

function Named({ contact, tellDone, mayGoOn, opener, onOpen }: NamedProps) {
  const { t } = useTranslation();
  const { confirm, confirmDialog } = useConfirm();
  const remove = useSend(deathContactsContract.deleteDeathContact, [deathContactsContract.listDeathContacts]);
  const { id, name, relation, phone_number, language, may_report, agreed_on } = contact;

  async function ask() {
    if (mayGoOn && !(await mayGoOn())) return;
    const isSure = await confirm({
      title: t('burial.contacts.removeTitle', { name }),
      consequence: t('burial.contacts.removeConsequence'),
      confirmLabel: t('burial.contacts.removeConfirm'),
      cancelLabel: t('shared.action.cancel'),
    });
    if (!isSure) return;
    await remove.mutateAsync({ id });
    tellDone((say) => say('burial.contacts.removed', { name }));
  }

  return (
    <>
      <Facts
        facts={[
          { term: t('burial.contacts.name'), value: name },
          { term: t('burial.contacts.relation'), value: relation },
          { term: t('burial.contacts.phone_number'), value: phone_number },
          { term: t('burial.contacts.language'), value: t(`shared.language.${language}`) },
          {
            term: t('burial.contacts.talk'),
            value: may_report ? t('members.form.yes') : t('members.form.no'),
          },
          { term: t('burial.contacts.agreedOn'), value: agreed_on },
        ]}
      />
      <Inline>
        <Button ref={opener} look="secondary" aria-label={t('burial.contacts.changeNamed', { name })} onClick={onOpen}>
          {t('shared.action.edit')}
        </Button>
        <Button look="quiet" aria-label={t('burial.contacts.removeNamed', { name })} onClick={ask}>
          {t('burial.contacts.remove')}
        </Button>
      </Inline>
      {confirmDialog}
    </>
  );
}

/** The button that opened the form has the focus again once the form is closed. */
function useFocusBack(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
