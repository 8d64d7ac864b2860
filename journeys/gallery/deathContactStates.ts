import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import type { Me } from '../../domain/me/me.contract.ts';
import { field } from '../fields.ts';
import { press, type ScreenState, type Visit } from './screenState.ts';

const PATH = '/main-member';

/** Contacts for a death on the main member's screen, and the death documents of a person. */
export const deathContactStates: ScreenState[] = [
  {
    name: 'death-contact-add',
    who: 'ahmet',
    path: PATH,
    prepare: ({ page, words }) => press(page, words.burial.contacts.austriaAdd),
  },
  {
    name: 'death-contact-errors',
    who: 'ahmet',
    path: PATH,
    isRefused: true,
    prepare: async (visit) => {
      const { page, words } = visit;
      await press(page, words.burial.contacts.turkiyeAdd);
      await field(page, words.burial.contacts.phone_number).fill('0532 123 45 67');
      await formOf(visit).getByRole('button', { name: words.shared.action.save, exact: true }).click();
    },
  },
  {
    name: 'death-contact-change',
    who: 'mehmet',
    path: PATH,
    prepare: ({ page, words }) => page.getByRole('button', { name: named(words.burial.contacts.changeNamed) }).click(),
  },
  {
    name: 'death-contact-remove',
    who: 'mehmet',
    path: PATH,
    hasDialog: true,
    prepare: ({ page, words }) => page.getByRole('button', { name: named(words.burial.contacts.removeNamed) }).click(),
  },
  { name: 'death-documents-uploaded', who: 'mehmet', path: PATH, changesMe: withDeathDocuments },
  { name: 'death-documents-open-questions', who: 'mehmet', path: PATH, changesMe: withUnknownStatus },
];

function formOf({ page, words }: Visit) {
  return page.getByRole('form', { name: words.burial.contacts.turkiye });
}

/** A sentence with the name of the demo's contact in Türkiye. */
function named(sentence: string): string {
  return sentence.replace('{{name}}', 'Hasan Yıldız');
}

/** One was uploaded, one refused; both are needed. */
function withDeathDocuments(me: Me): Me {
  if (!me.main_member) return me;
  const [passport] = me.main_member.documents;
  if (!passport) return me;
  const verdict = { verified_at: null, refused_at: null, refused_reason: null, valid_until: null };
  const birth = {
    ...passport,
    ...verdict,
    id: 900_010,
    type: 'birth_certificate',
    name: 'Geburtsurkunde.pdf',
  } as const;
  const marriage = {
    ...birth,
    id: 900_011,
    type: 'international_marriage_certificate',
    name: 'Heiratsurkunde.pdf',
    refused_at: passport.created_at,
    refused_reason: 'Die zweite Seite fehlt.',
  } as const satisfies MemberDocument;
  const documents = [...me.main_member.documents, birth, marriage];
  return { ...me, main_member: { ...me.main_member, civil_status: 'married', documents } };
}

function withUnknownStatus(me: Me): Me {
  return me.main_member ? { ...me, main_member: { ...me.main_member, civil_status: null, citizenship_id: null } } : me;
}
