import type { ActedKind } from './actedKinds.ts';

/**
 * All entries of the audit log (`audit_log`, trust promise 13). The first word names the thing whose id is
 * `subject_id`. The contract of each office call lists the entries that it may write.
 */
export type AuditAction =
  /** Somebody saw a person's data, including identity numbers. */
  | 'member.seen'
  /** Somebody saw the e-mail address and state of the household's log-in. */
  | 'account.seen'
  /** Somebody printed the membership card of the household; `subject_id` is null. */
  | 'membership_card.seen'
  /**
   * Somebody searched for an identity number, which the entry does not hold; `subject_id` is the person who has it, null if
   * nobody has.
   */
  | 'identity_number.searched'
  | 'member.eligibility_set'
  | 'document.seen'
  /** A scan of an old paper was attached by its name. */
  | 'document.attached'
  | 'document.verified'
  | 'document.refused'
  | 'document.validity_set'
  | 'change_request.seen'
  | 'change_request.granted'
  | 'change_request.refused'
  /** An application was entered from the paper form, or thrown away before it was submitted; `subject_id` is null. */
  | `application.${'entered' | 'discarded'}`
  /** A second person agreed that it counts from the day on which the paper arrived. */
  | 'application.arrival_agreed'
  /** Its people are nobody of the former list; the reason is needed if somebody looked the same (decision 107). */
  | 'application.compared'
  /** It was joined to this household of the former list; `subject_id` is the former id of the application's household. */
  | 'application.joined'
  /** Another household was closed, because it is this one; `subject_id` is the other one, in both records (decision 109). */
  | 'household.merged'
  | 'household.sent_back'
  | 'household.taken_back'
  | 'household.deactivated'
  /** An end on a day to come was entered, or withdrawn; `subject_id` is the person, null for the whole household. */
  | 'household.end_entered'
  | 'household.end_withdrawn'
  | 'household.reactivated'
  /** Another household pays for this one; `subject_id` is the payer. */
  | `household.${'payer_set' | 'payer_ended'}`
  /** `subject_id` is the new main member. */
  | 'household.main_member_set'
  /** An e-mail address was requested for the log-in; the entry holds the reason, but not the address. */
  | 'household.email_set'
  /** The only entry about an erased household that remains. */
  | 'household.erased'
  /** `subject_id` is the former id of the erased person. */
  | 'household.person_erased'
  | 'payment.booked'
  | 'payment.returned'
  /** A bank line or a person confirmed a return that was noted before. */
  | 'payment.return_told'
  | 'payment.assigned'
  /** `subject_id` is the refund. */
  | 'refund.booked'
  | 'refund.undone'
  | 'refund.confirmed'
  | 'invoice.confirm'
  | 'invoice.cancel'
  | `reminders.${'held' | 'resumed'}`
  /** The office has printed it, sent it once more, or made it by hand. */
  | `invoice.${'printed' | 'sent' | 'made'}`
  /** What a person pays for a year in place of the table's contribution; `subject_id` is the person. */
  | `own_amount.${'set' | 'ended'}`
  /** A payment was matched by the bank's file. */
  | 'payment.matched'
  /** A payment was assigned to a household, but to none of its invoices yet. */
  | 'payment.credited'
  | 'payment.unassigned'
  /** A bank line confirmed a payment that was booked by hand; `subject_id` is the payment. */
  | 'payment.told'
  /** `subject_id` is the entry of the cash book. */
  | `cash.${'taken' | 'entered' | 'reversed' | 'printed' | 'deposit_told'}`
  /** `subject_id` is the count. */
  | `cash.${'counted' | 'agreed'}`
  | 'bank_line.dismissed'
  | 'bank_line.taken_up'
  /** `subject_id` is the statement. */
  | 'statement.read'
  /** A file of a former list; `subject_id` is the file. */
  | `imported_file.${'uploaded' | 'seen' | 'mapped' | 'given_up'}`
  | 'invoice.void'
  | 'invoice.writeOff'
  | 'invoice.giveBack'
  | 'invoice.reopen'
  /** `subject_id` is the year. */
  | 'yearly_run.started'
  /** `subject_id` is the run. */
  | 'run.stopped'
  /** The whole table was introduced; `subject_id` is null. */
  | 'fees.introduced'
  /** `subject_id` is the set. */
  | 'board_settings.introduced'
  | 'board_settings.withdrawn'
  | 'news.sent'
  /** A list was saved as a file; the details say which, its filters and how many rows. */
  | 'list.exported'
  /** `subject_id` is the mail. */
  | 'mail.sent_again'
  | 'mail.closed'
  /** `subject_id` is the print. */
  | `letters.${'printed' | 'opened' | 'sent'}`
  /** A circular was written, or its run begun again; `subject_id` is the circular. Or its writer has got it as a test. */
  | `circular.${'written' | 'gone_on' | 'tested'}`
  /** Households that were taken over begin to be written to; `subject_id` is the release. */
  | `release.${'asked' | 'agreed' | 'stopped' | 'invoiced' | 'reminded'}`
  /** `subject_id` is the envelope. */
  | `letter.${'opened' | 'returned' | 'pulled_out'}`
  /** `subject_id` is the text message. */
  | 'text_message.closed'
  /** `subject_id` is the shift. */
  | 'on_call.entered'
  | 'on_call.changed'
  | 'on_call.removed'
  /** Somebody had a test message sent to themselves; `subject_id` is the account. */
  | 'on_call.tested'
  /** `subject_id` is the account. */
  | 'staff.added'
  | 'staff.reopened'
  | 'staff.closed'
  | 'staff.named'
  | 'staff.role_set'
  | 'staff.second_factor_reset'
  | 'staff.sessions_ended'
  /** The invited person has set a password. */
  | 'staff.joined'
  /** The only account of the board was let in again by a command. */
  | 'staff.let_in'
  /** `subject_id` is the invitation. */
  | `staff.${'invited' | 'invitation_withdrawn'}`
  /** A code for an account was shown on the spot; `subject_id` is the code. */
  | 'account_code.shown'
  /** `subject_id` is the approval. */
  | 'approval.asked'
  | `approval.${'agreed' | 'declined' | 'withdrawn' | 'lapsed' | 'took_effect'}`
  /** `subject_id` of everything about a death is the case. */
  | `death_case.${
      | 'seen'
      | 'reported'
      | 'answered'
      | 'noted'
      | 'identified'
      | 'checked'
      | 'decided'
      | 'signed'
      | 'begun'
      | 'buried'
      | 'settled'
      | 'closed'
      | 'withdrawn'
      | 'reopened'
      | 'taken_back'
      | 'linked'
      | 'joined'
      | 'step_changed'
      | 'handed_over'
      | 'document_added'
      | 'document_seen'
      | 'document_removed'
      | 'original_moved'
      | 'cost_changed'
      | 'link_made'
      | 'link_revoked'
      | 'link_seen'
      | 'printed'}`
  /** From the association's former list (decision 102). */
  | 'household.taken_over'
  | 'household.taking_over_undone'
  /** What a later list says otherwise (decision 108); `subject_id` is its row. */
  | 'household.list_changes_decided'
  /** `subject_id` is the taking over. */
  | `take_over.${'prepared' | 'seen' | 'saved' | 'tried' | 'asked' | 'withdrawn' | 'agreed' | 'gone_on' | 'undone'}`
  | `take_over.${'changes_taken' | 'finished'}`
  | `take_over.${'compared' | 'explained' | 'proof_asked' | 'proof_signed' | 'proof_printed'}`
  /** `subject_id` is the note. */
  | 'note.written'
  | 'note.done'
  /** A household asked the office to do something for it; `subject_id` is the conversation. */
  | 'conversation.begun'
  /** The office did it (decision 94); `subject_id` is the conversation. */
  | `counter.${ActedKind}`
  /** Written by the call with which a household reads its news; `subject_id` is the message. */
  | 'news.written'
  /** `subject_id` is the account. */
  | `second_factor.${'set' | 'shown' | 'recovered' | 'guessed' | 'codes_renewed'}`;
