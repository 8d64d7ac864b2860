import type { ChangeableField, WireValue } from '../../domain/members/changeRequest.ts';
import {
  changeRequestReviewContract,
  type OpenChangeRequest,
  type ReviewedChangeRequest,
} from '../../domain/office/changeRequestReview.contract.ts';
import { countries } from '../../domain/reference/countries.ts';
import type { Language } from '../../domain/shared/language.ts';
import { ask } from '../platform/work.ts';
import type { LetterKey } from '../words.ts';
import { grantChangeRequest, openChangeRequest, refuseChangeRequest } from './changeRequests.actions.ts';
import { listOpenChangeRequests } from './changeRequests.reads.ts';
import { act, type Command, type Desk, inputOf } from './command.ts';
import { dayOf } from './householdLines.ts';
import { listLines, say, tableLines } from './printing.ts';

/** What members want corrected in locked data: looking at it and deciding about it. */
export const changeRequestCommands = {
  'list-requests': {
    words: [],
    needs: [],
    takes: [],
    run: async (desk) => openRequestLines(desk, await listOpenChangeRequests(ask(desk.ground, desk.actor))),
  },
  'show-request': {
    words: ['request'],
    needs: [],
    takes: [],
    run: async (desk, { words: [id] }) => {
      const input = inputOf(changeRequestReviewContract.getChangeRequest, { id });
      return requestLines(desk, await act(desk, (change) => openChangeRequest(change, input)));
    },
  },
  'grant-request': {
    words: ['request'],
    needs: [],
    takes: ['with'],
    run: async (desk, { words: [id], options: { with: others } }) => {
      const together_with = others?.split(',').map(Number);
      const input = inputOf(changeRequestReviewContract.grantChangeRequest, { id, together_with });
      return [decisionLine(desk, 'granted', await act(desk, (change) => grantChangeRequest(change, input)))];
    },
  },
  'refuse-request': {
    words: ['request'],
    needs: ['reason'],
    takes: [],
    run: async (desk, { words: [id], options: { reason } }) => {
      const input = inputOf(changeRequestReviewContract.refuseChangeRequest, { id, reason });
      return [decisionLine(desk, 'refused', await act(desk, (change) => refuseChangeRequest(change, input)))];
    },
  },
} as const satisfies Record<string, Command>;

export function openRequestLines({ language }: Desk, requests: readonly OpenChangeRequest[]): string[] {
  return listLines(
    language,
    [
      'office.column.id',
      'office.column.membershipNo',
      'office.column.person',
      'office.column.field',
      'office.column.date',
    ],
    requests.map(({ id, membership_no, name, field, created_at }) => [
      id,
      membership_no,
      name,
      say(language, `members.field.${field}`),
      dayOf(created_at),
    ]),
  );
}

/** An identity number is printed where it is in question: nobody could decide about it otherwise. */
function requestLines({ language }: Desk, request: ReviewedChangeRequest): string[] {
  const { field, was, wanted, explanation, document_id, answer, others } = request;
  const shown = (value: WireValue) => valueWords(field, value, language);
  const lines: [string, string | number | null][] = [
    [say(language, 'office.column.membershipNo'), request.membership_no],
    [say(language, 'office.column.person'), request.name],
    [say(language, 'office.column.field'), say(language, `members.field.${field}`)],
    [say(language, 'office.column.was'), shown(was)],
    [say(language, 'office.column.wanted'), shown(wanted)],
    [say(language, 'office.column.why'), explanation],
    [say(language, 'office.column.document'), document_id],
    [say(language, 'office.column.status'), say(language, `office.requestState.${request.state}`)],
    [say(language, 'office.column.decision'), answer],
    [say(language, 'office.column.alsoOpen'), others.map((other) => other.id).join(', ') || null],
  ];
  return tableLines([say(language, 'office.column.id'), String(request.id)], lines);
}

const stored = {
  gender: 'gender',
  civil_status: 'civilStatus',
  membership_basis: 'membershipBasis',
  relationship_type: 'relationship',
} as const;

function valueWords(field: ChangeableField, value: WireValue, language: Language): string | null {
  if (value === null) return null;
  if (field === 'citizenship_id') return countryName(Number(value), language);
  return field in stored ? say(language, storedKey(field as keyof typeof stored, value)) : String(value);
}

function storedKey(field: keyof typeof stored, value: WireValue) {
  return `reference.${stored[field]}.${value}` as LetterKey;
}

function countryName(id: number, language: Language): string {
  const country = countries.find((each) => each.id === id);
  return (country && new Intl.DisplayNames([language], { type: 'region' }).of(country.alpha2)) ?? String(id);
}

function decisionLine({ language }: Desk, decision: 'granted' | 'refused', { name, field }: ReviewedChangeRequest) {
  const words = { name, field: say(language, `members.field.${field}`) };
  return decision === 'granted'
    ? say(language, 'office.say.corrected', words)
    : say(language, 'office.say.notCorrected', words);
}
