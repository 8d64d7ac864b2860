/**
 * What the record of deeds and looks can say (`audit_log`, trust promise 13); the name says which thing `subject_id` names.
 * The contract of each call of the office lists those that the call may write.
 */
export type AuditAction =
  /** A person's data, the identity numbers among them. */
  | 'member.seen'
  /** The address and state of the household's log-in. */
  | 'account.seen'
  | 'member.eligibility_set'
  | 'document.seen'
  | 'document.verified'
  | 'document.refused'
  | 'change_request.seen'
  | 'change_request.granted'
  | 'change_request.refused'
  | 'household.sent_back'
  | 'household.taken_back'
  | 'household.deactivated'
  | 'household.reactivated'
  /** `subject_id` is whoever is the main member now. */
  | 'household.main_member_set'
  /** The wanted address, with the reason; the address itself is not written down. */
  | 'household.email_set'
  /** The one row of it that stays. */
  | 'household.erased'
  /** `subject_id` is the number that the person had. */
  | 'household.person_erased'
  | 'payment.booked'
  | 'payment.returned'
  /** A line of the bank's, or somebody, told of a return that was noted before. */
  | 'payment.return_told'
  | 'payment.assigned'
  /** `subject_id` is the refund. */
  | 'refund.booked'
  | 'refund.undone'
  | 'refund.confirmed'
  | 'invoice.confirm'
  | 'invoice.cancel'
  /** By the bank's own file. */
  | 'payment.matched'
  /** To a household, and none of its invoices yet. */
  | 'payment.credited'
  | 'payment.released'
  /** A line of the bank's tells of a payment that was booked by hand; `subject_id` is the payment. */
  | 'payment.told'
  | 'bank_line.laid_aside'
  | 'bank_line.taken_up'
  /** `subject_id` is the statement. */
  | 'statement.read'
  | 'invoice.void'
  | 'invoice.writeOff'
  | 'invoice.giveBack'
  | 'invoice.reopen'
  /** `subject_id` is the year. */
  | 'yearly_run.started'
  /** `subject_id` is the run. */
  | 'run.stopped'
  /** Of the whole table; `subject_id` is null. */
  | 'fees.introduced'
  | 'news.sent'
  /** `subject_id` is the mail. */
  | 'mail.sent_again'
  | 'mail.closed'
  /** `subject_id` is the account. */
  | 'staff.added'
  | 'staff.reopened'
  | 'staff.closed'
  | 'staff.role_set'
  | 'staff.second_factor_reset'
  /** `subject_id` is the approval. */
  | 'approval.asked'
  | `approval.${'agreed' | 'declined' | 'withdrawn' | 'lapsed' | 'took_effect'}`
  /** Written by the call with which a household reads its news; `subject_id` is the message. */
  | 'news.written'
  /** `subject_id` is the account. */
  | `second_factor.${'set' | 'shown' | 'recovered' | 'guessed' | 'codes_renewed'}`;
