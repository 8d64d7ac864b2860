import { z } from 'zod';
import { lastDecision, overtaken, seen } from '../audit/lastDecision.ts';
import { channels } from '../members/channel.ts';
import { contract } from '../shared/contract.ts';
import { choice, id, linesOfText, optional, pathId } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';
import { waysAsked } from './conversation.ts';

const reason = linesOfText(200);

export const counterContract = contract({
  beginConversation: {
    method: 'POST',
    path: '/api/v1/office/households/:id/conversation',
    summary:
      'A household asked the office to do something for it. With the answered id in the header `vefa-conversation` the office may use the calls of members that say so.',
    access: 'office',
    records: ['conversation.begun'],
    params: pathId,
    body: z.object({ asked: choice(waysAsked), reason: optional(reason) }),
    answer: z.object({ id }),
    status: 201,
    missing: 'HouseholdNotFound',
  },
  giveReason: {
    method: 'PUT',
    path: '/api/v1/office/conversations/:id',
    summary: 'Why the household wants it, in words; needed before a change of fee or cover.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    body: z.object({ reason }),
    answer: 'nothing',
    status: 204,
    missing: 'conversation_not_found',
    refusals: ['conversation_over'],
  },
  setCorrespondence: {
    method: 'PUT',
    path: '/api/v1/office/households/:id/correspondence',
    summary: 'How the association writes to a household, and in which language.',
    access: 'office',
    records: ['counter.correspondence_changed'],
    decidesAbout: { household: 'id' },
    params: pathId,
    body: z.object({ seen, conversation: id, channel: choice(channels), language: choice(languages) }),
    answer: z.object({ last_decision: lastDecision }),
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: [...overtaken, 'conversation_over'],
  },
});
