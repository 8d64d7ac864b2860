create table account_codes (
  id integer generated always as identity not null,
  household_id integer not null,
  way text not null,
  asked_by integer,
  asked_at timestamp with time zone not null,
  released_at timestamp with time zone,
  digest bytea,
  made_at timestamp with time zone,
  wrong_tries integer not null default 0,
  account_id integer,
  used_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint account_codes_pkey PRIMARY KEY (id),
  constraint account_codes_account_id_key UNIQUE (account_id),
  constraint account_codes_digest_key UNIQUE (digest),
  constraint account_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint account_codes_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint account_codes_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint account_codes_made_after_release CHECK (((made_at IS NULL) OR (released_at IS NOT NULL))),
  constraint account_codes_made_wholly CHECK (((made_at IS NULL) = (digest IS NULL))),
  constraint account_codes_used_after_made CHECK (((used_at IS NULL) OR (made_at IS NOT NULL))),
  constraint account_codes_way_check CHECK ((way = ANY (ARRAY['letter'::text, 'spot'::text, 'mail'::text])))
);
create INDEX account_codes_by_asker ON public.account_codes USING btree (asked_by) WHERE (asked_by IS NOT NULL);
create INDEX account_codes_by_household ON public.account_codes USING btree (household_id, id);
create UNIQUE INDEX account_codes_one_open ON public.account_codes USING btree (household_id) WHERE ((used_at IS NULL) AND (withdrawn_at IS NULL));

create table account_tokens (
  id integer generated always as identity not null,
  account_id integer not null,
  purpose text not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  email text,
  constraint account_tokens_pkey PRIMARY KEY (id),
  constraint account_tokens_token_hash_key UNIQUE (token_hash),
  constraint account_tokens_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint account_tokens_check CHECK (((purpose = 'undo_email'::text) = (email IS NOT NULL))),
  constraint account_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['confirm_email'::text, 'reset_password'::text, 'change_email'::text, 'undo_email'::text])))
);
create INDEX account_tokens_by_account ON public.account_tokens USING btree (account_id, purpose);

create table accounts (
  id integer generated always as identity not null,
  email text not null,
  email_key text not null,
  pending_email text,
  pending_email_key text,
  password_hash text not null,
  role text not null default 'member'::text,
  status text not null default 'unconfirmed'::text,
  language text not null default 'de'::text,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  closed_at timestamp with time zone,
  email_since timestamp with time zone,
  last_seen_on date,
  staff_name text,
  email_refused_on date,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_check CHECK (((status <> 'active'::text) OR (confirmed_at IS NOT NULL))),
  constraint accounts_language_check CHECK ((language = ANY (ARRAY['de'::text, 'tr'::text, 'en'::text]))),
  constraint accounts_role_check CHECK ((role = ANY (ARRAY['member'::text, 'clerk'::text, 'board'::text]))),
  constraint accounts_status_check CHECK ((status = ANY (ARRAY['unconfirmed'::text, 'active'::text, 'closed'::text])))
);
create INDEX accounts_by_part_of_email ON public.accounts USING gin (parts_of(email_key)) WITH (fastupdate=off);
create INDEX accounts_by_part_of_pending_email ON public.accounts USING gin (parts_of(pending_email_key)) WITH (fastupdate=off) WHERE (pending_email_key IS NOT NULL);
create INDEX accounts_by_pending_email ON public.accounts USING btree (pending_email_key) WHERE (pending_email_key IS NOT NULL);
create INDEX accounts_in_language ON public.accounts USING btree (id) INCLUDE (status, language);
create INDEX accounts_of_staff ON public.accounts USING btree (id) WHERE (role <> 'member'::text);
create UNIQUE INDEX accounts_one_per_email ON public.accounts USING btree (email_key);
create INDEX accounts_refused ON public.accounts USING btree (email_refused_on, id) WHERE (email_refused_on IS NOT NULL);
create INDEX accounts_unconfirmed ON public.accounts USING btree (created_at) WHERE (status = 'unconfirmed'::text);

create table addresses (
  id integer generated always as identity not null,
  member_id integer not null,
  type text not null,
  street text not null,
  postal_code text not null,
  state text not null,
  city text not null,
  country_id integer not null,
  is_main_address boolean not null default false,
  created_at timestamp with time zone not null,
  inactive_from date,
  inactive_reason_id integer,
  undeliverable_on date,
  constraint addresses_pkey PRIMARY KEY (id),
  constraint addresses_inactive_reason_id_fkey FOREIGN KEY (inactive_reason_id) REFERENCES inactive_reasons(id),
  constraint addresses_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint addresses_type_check CHECK ((type = ANY (ARRAY['domestic'::text, 'foreign'::text])))
);
create INDEX addresses_by_member ON public.addresses USING btree (member_id);
create INDEX addresses_by_part ON public.addresses USING gin (parts_of(fold_for_search(((((street || ' '::text) || postal_code) || ' '::text) || city)))) WITH (fastupdate=off);
create INDEX addresses_by_postal_code ON public.addresses USING btree (postal_code text_pattern_ops, member_id) WHERE (is_main_address AND (inactive_from IS NULL));
create INDEX addresses_by_town ON public.addresses USING btree (fold_for_search(city), member_id) WHERE (is_main_address AND (inactive_from IS NULL));
create UNIQUE INDEX addresses_one_main_per_member ON public.addresses USING btree (member_id) WHERE (is_main_address AND (inactive_from IS NULL));
create INDEX addresses_undeliverable ON public.addresses USING btree (undeliverable_on, id) WHERE (undeliverable_on IS NOT NULL);

create table agreements (
  id integer generated always as identity not null,
  household_id integer not null,
  member_id integer,
  document text not null,
  version text not null,
  agreed_on date not null,
  way text not null,
  constraint agreements_pkey PRIMARY KEY (id),
  constraint agreements_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint agreements_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint agreements_document_check CHECK ((document = ANY (ARRAY['terms_of_use'::text, 'data_protection'::text]))),
  constraint agreements_way_check CHECK ((way = ANY (ARRAY['screen'::text, 'paper'::text])))
);
create INDEX agreements_by_household ON public.agreements USING btree (household_id, id);
create INDEX agreements_by_member ON public.agreements USING btree (member_id) WHERE (member_id IS NOT NULL);

create table announcements (
  id bigint generated always as identity not null,
  name text not null,
  payload jsonb not null,
  created_at timestamp with time zone not null,
  heard_at timestamp with time zone,
  messages jsonb,
  constraint announcements_pkey PRIMARY KEY (id)
);
create INDEX announcements_unheard ON public.announcements USING btree (id) WHERE (heard_at IS NULL);

create table audit_checks (
  id integer generated always as identity not null,
  checked_at timestamp with time zone not null,
  place bigint not null,
  link bytea not null,
  problems integer not null,
  constraint audit_checks_pkey PRIMARY KEY (id)
);
create INDEX audit_checks_by_time ON public.audit_checks USING btree (checked_at);

create table audit_keys (
  id integer generated always as identity not null,
  household_id integer,
  key bytea not null,
  constraint audit_keys_pkey PRIMARY KEY (id),
  constraint audit_keys_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE
);
create UNIQUE INDEX audit_keys_by_household ON public.audit_keys USING btree (household_id);
create UNIQUE INDEX audit_keys_common ON public.audit_keys USING btree ((true)) WHERE (household_id IS NULL);

create table audit_links (
  place bigint not null,
  entry_id bigint not null,
  digest bytea,
  link bytea not null,
  constraint audit_links_pkey PRIMARY KEY (place),
  constraint audit_links_digest_check CHECK ((length(digest) = 32)),
  constraint audit_links_link_check CHECK ((length(link) = 32))
);
create INDEX audit_links_by_entry ON public.audit_links USING btree (entry_id, place);

create table audit_log (
  id bigint generated always as identity not null,
  happened_at timestamp with time zone not null,
  actor_account_id integer,
  action text not null,
  household_id integer,
  subject_id integer,
  details jsonb not null default '{}'::jsonb,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_actor_account_id_fkey FOREIGN KEY (actor_account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint audit_log_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE SET NULL
);
create INDEX audit_log_alone ON public.audit_log USING btree (happened_at, id) WHERE (action = ANY (ARRAY['approval.asked'::text, 'take_over.asked'::text, 'take_over.proof_asked'::text, 'release.asked'::text, 'cash.counted'::text, 'death_case.signed'::text, 'payment.booked'::text, 'payment.assigned'::text, 'payment.credited'::text, 'payment.unassigned'::text, 'payment.returned'::text, 'payment.told'::text, 'refund.booked'::text, 'refund.undone'::text, 'refund.confirmed'::text, 'invoice.cancel'::text, 'invoice.void'::text, 'invoice.writeOff'::text, 'invoice.giveBack'::text, 'invoice.reopen'::text, 'invoice.made'::text, 'own_amount.set'::text, 'own_amount.ended'::text, 'household.payer_set'::text, 'reminders.held'::text, 'cash.taken'::text, 'cash.entered'::text, 'cash.reversed'::text, 'bank_line.dismissed'::text, 'statement.read'::text, 'fees.introduced'::text, 'death_case.cost_changed'::text, 'member.eligibility_set'::text, 'document.verified'::text, 'document.attached'::text, 'document.validity_set'::text, 'change_request.granted'::text, 'application.compared'::text, 'household.taken_back'::text, 'household.deactivated'::text, 'household.reactivated'::text, 'household.main_member_set'::text, 'household.list_changes_decided'::text, 'board_settings.introduced'::text, 'counter.person_added'::text, 'counter.person_changed'::text, 'counter.person_removed'::text, 'counter.document_added'::text, 'counter.document_changed'::text, 'counter.document_removed'::text, 'counter.substitute_changed'::text, 'counter.burial_place_changed'::text, 'counter.application_submitted'::text, 'counter.invoices_made'::text, 'take_over.changes_taken'::text, 'take_over.explained'::text, 'death_case.reported'::text, 'death_case.identified'::text, 'death_case.checked'::text, 'death_case.decided'::text, 'death_case.begun'::text, 'death_case.buried'::text, 'death_case.settled'::text, 'death_case.reopened'::text, 'death_case.taken_back'::text, 'list.exported'::text, 'take_over.saved'::text, 'news.sent'::text, 'circular.written'::text, 'letters.printed'::text, 'letters.opened'::text, 'household.email_set'::text, 'account_code.shown'::text, 'counter.phone_changed'::text, 'counter.address_changed'::text, 'counter.correspondence_changed'::text, 'counter.death_contact_changed'::text, 'death_case.link_made'::text, 'staff.closed'::text, 'staff.named'::text, 'staff.sessions_ended'::text, 'second_factor.recovered'::text, 'second_factor.guessed'::text]));
create INDEX audit_log_by_actor ON public.audit_log USING btree (actor_account_id) WHERE (actor_account_id IS NOT NULL);
create INDEX audit_log_by_household ON public.audit_log USING btree (household_id, id);
create INDEX audit_log_by_time ON public.audit_log USING btree (happened_at, id);
create INDEX audit_log_decisions ON public.audit_log USING btree (household_id, id) WHERE (action !~~ '%.seen'::text);
create INDEX audit_log_of_exports ON public.audit_log USING btree (happened_at, id) WHERE (action = 'list.exported'::text);

create table backups_made (
  id integer generated always as identity not null,
  made_at timestamp with time zone not null,
  bytes bigint not null,
  constraint backups_made_pkey PRIMARY KEY (id),
  constraint backups_made_bytes_check CHECK ((bytes >= 0))
);

create table bank_statements (
  id integer generated always as identity not null,
  file_digest text not null,
  file_name text not null,
  first_day date,
  last_day date,
  line_count integer not null,
  known_count integer not null,
  skipped_count integer not null,
  created_by integer,
  created_at timestamp with time zone not null,
  accounts jsonb not null default '[]'::jsonb,
  left_out jsonb not null default '[]'::jsonb,
  constraint bank_statements_pkey PRIMARY KEY (id),
  constraint bank_statements_file_digest_key UNIQUE (file_digest),
  constraint bank_statements_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint bank_statements_known_count_check CHECK ((known_count >= 0)),
  constraint bank_statements_line_count_check CHECK ((line_count >= 0)),
  constraint bank_statements_skipped_count_check CHECK ((skipped_count >= 0))
);
create INDEX bank_statements_by_reader ON public.bank_statements USING btree (created_by) WHERE (created_by IS NOT NULL);

create table bank_transactions (
  id integer generated always as identity not null,
  transaction_key text not null,
  source text not null,
  household_id integer,
  value_date date not null,
  amount_cents integer not null,
  counterparty_name text,
  counterparty_iban text,
  remittance_text text,
  payment_reference text,
  returned_on date,
  created_by integer,
  created_at timestamp with time zone not null,
  statement_id integer,
  booked_on date,
  bank_reference text,
  end_to_end_id text,
  structured_reference text,
  is_return boolean not null default false,
  is_left_to_person boolean not null default false,
  dismissed_at timestamp with time zone,
  dismissed_by integer,
  dismissed_reason text,
  split_at timestamp with time zone,
  split_from integer,
  spent_cents integer not null default 0,
  rest_cents integer generated always as (
CASE
    WHEN ((amount_cents > 0) AND (returned_on IS NULL)) THEN amount_cents
    ELSE 0
END - spent_cents) stored,
  takes_back integer,
  withdrawn_at timestamp with time zone,
  confirms integer,
  ultimate_name text,
  bank_text text,
  told_date text,
  doubt text,
  decided_by integer,
  return_code text,
  counted_at timestamp with time zone,
  merged_from integer,
  constraint bank_transactions_pkey PRIMARY KEY (id),
  constraint bank_transactions_confirms_fkey FOREIGN KEY (confirms) REFERENCES bank_transactions(id) DEFERRABLE INITIALLY DEFERRED,
  constraint bank_transactions_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint bank_transactions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint bank_transactions_dismissed_by_fkey FOREIGN KEY (dismissed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint bank_transactions_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id),
  constraint bank_transactions_merged_from_fkey FOREIGN KEY (merged_from) REFERENCES households(id) ON DELETE SET NULL,
  constraint bank_transactions_split_from_fkey FOREIGN KEY (split_from) REFERENCES bank_transactions(id) DEFERRABLE INITIALLY DEFERRED,
  constraint bank_transactions_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statements(id),
  constraint bank_transactions_takes_back_fkey FOREIGN KEY (takes_back) REFERENCES bank_transactions(id) DEFERRABLE INITIALLY DEFERRED,
  constraint bank_transactions_check CHECK (((dismissed_at IS NULL) = (dismissed_reason IS NULL))),
  constraint bank_transactions_source_check CHECK ((source = ANY (ARRAY['statement'::text, 'manual'::text, 'cash'::text]))),
  constraint confirming_lines_are_nobodys CHECK (((confirms IS NULL) OR ((source = 'statement'::text) AND (household_id IS NULL)))),
  constraint only_cash_is_counted CHECK (((counted_at IS NULL) OR (source = 'cash'::text))),
  constraint withdrawn_payments_are_not_of_the_bank CHECK (((withdrawn_at IS NULL) OR ((source <> 'statement'::text) AND (returned_on IS NOT NULL))))
);
create INDEX bank_transactions_by_account ON public.bank_transactions USING btree (counterparty_iban, amount_cents) WHERE (counterparty_iban IS NOT NULL);
create INDEX bank_transactions_by_bank_reference ON public.bank_transactions USING btree (bank_reference) WHERE (bank_reference IS NOT NULL);
create INDEX bank_transactions_by_booker ON public.bank_transactions USING btree (created_by) WHERE (created_by IS NOT NULL);
create INDEX bank_transactions_by_decider ON public.bank_transactions USING btree (decided_by) WHERE (decided_by IS NOT NULL);
create INDEX bank_transactions_by_dismisser ON public.bank_transactions USING btree (dismissed_by) WHERE (dismissed_by IS NOT NULL);
create INDEX bank_transactions_by_end_to_end ON public.bank_transactions USING btree (end_to_end_id) WHERE (end_to_end_id IS NOT NULL);
create INDEX bank_transactions_by_hand ON public.bank_transactions USING btree (created_at, id) WHERE ((source = 'manual'::text) AND (amount_cents > 0) AND (withdrawn_at IS NULL) AND (returned_on IS NULL));
create INDEX bank_transactions_by_household ON public.bank_transactions USING btree (household_id);
create INDEX bank_transactions_by_known_account ON public.bank_transactions USING btree (counterparty_iban, household_id) WHERE (((household_id IS NOT NULL) OR (confirms IS NOT NULL)) AND (amount_cents > 0));
create INDEX bank_transactions_by_reference ON public.bank_transactions USING btree (payment_reference) WHERE (payment_reference IS NOT NULL);
create INDEX bank_transactions_by_statement ON public.bank_transactions USING btree (statement_id) WHERE (statement_id IS NOT NULL);
create INDEX bank_transactions_by_value_date ON public.bank_transactions USING btree (value_date, id) INCLUDE (amount_cents) WHERE ((household_id IS NOT NULL) AND (amount_cents > 0) AND (withdrawn_at IS NULL));
create INDEX bank_transactions_by_whole ON public.bank_transactions USING btree (split_from) WHERE (split_from IS NOT NULL);
create UNIQUE INDEX bank_transactions_confirming ON public.bank_transactions USING btree (confirms) WHERE (confirms IS NOT NULL);
create INDEX bank_transactions_dismissed ON public.bank_transactions USING btree (value_date) WHERE (dismissed_reason <> ''::text);
create INDEX bank_transactions_dismissed_newest ON public.bank_transactions USING btree (dismissed_at DESC, id DESC) WHERE (dismissed_at IS NOT NULL);
create INDEX bank_transactions_merged ON public.bank_transactions USING btree (merged_from) WHERE (merged_from IS NOT NULL);
create INDEX bank_transactions_returned ON public.bank_transactions USING btree (returned_on) WHERE (returned_on IS NOT NULL);
create INDEX bank_transactions_split ON public.bank_transactions USING btree (value_date) WHERE (split_at IS NOT NULL);
create UNIQUE INDEX bank_transactions_taken_back ON public.bank_transactions USING btree (takes_back) WHERE (takes_back IS NOT NULL);
create UNIQUE INDEX bank_transactions_transaction_key_key ON public.bank_transactions USING btree (transaction_key) WHERE ((returned_on IS NULL) OR (source = 'statement'::text));
create INDEX bank_transactions_undecided ON public.bank_transactions USING btree (value_date, id) WHERE ((source = 'statement'::text) AND (household_id IS NULL) AND (dismissed_at IS NULL) AND (split_at IS NULL) AND (confirms IS NULL));
create INDEX bank_transactions_with_rest ON public.bank_transactions USING btree (household_id) WHERE ((household_id IS NOT NULL) AND (rest_cents <> 0));
CREATE TRIGGER bank_transactions_added_are_open AFTER INSERT ON public.bank_transactions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_open_lines_added();
CREATE TRIGGER bank_transactions_are_open AFTER UPDATE OF household_id, dismissed_at, split_at, returned_on, confirms, value_date, amount_cents, counterparty_name, counterparty_iban, remittance_text, ultimate_name, bank_text ON public.bank_transactions FOR EACH ROW EXECUTE FUNCTION keep_open_line();
CREATE TRIGGER bank_transactions_forget_merged BEFORE UPDATE OF household_id ON public.bank_transactions FOR EACH ROW WHEN (((old.merged_from = new.merged_from) AND (old.household_id IS DISTINCT FROM new.household_id))) EXECUTE FUNCTION forget_merged();
CREATE TRIGGER bank_transactions_lead_to_staying BEFORE INSERT OR UPDATE OF household_id ON public.bank_transactions FOR EACH ROW WHEN ((new.household_id IS NOT NULL)) EXECUTE FUNCTION lead_to_staying();

create table belonging_history (
  id integer generated always as identity not null,
  member_id integer not null,
  is_main boolean not null,
  membership_basis text,
  relationship_type text,
  held_until date,
  written_at timestamp with time zone not null,
  constraint belonging_history_pkey PRIMARY KEY (id),
  constraint belonging_history_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);
create INDEX belonging_history_by_member ON public.belonging_history USING btree (member_id);

create table bill_number_counters (
  year integer not null,
  last_no integer not null,
  constraint bill_number_counters_pkey PRIMARY KEY (year),
  constraint bill_number_counters_last_no_check CHECK ((last_no >= 0))
);

create table board_settings (
  id integer generated always as identity not null,
  valid_from date not null,
  settings jsonb not null,
  reason text not null,
  created_by integer,
  created_at timestamp with time zone not null,
  withdrawn_by integer,
  withdrawn_at timestamp with time zone,
  constraint board_settings_pkey PRIMARY KEY (id),
  constraint board_settings_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint board_settings_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES accounts(id) ON DELETE SET NULL
);
create INDEX board_settings_by_creator ON public.board_settings USING btree (created_by) WHERE (created_by IS NOT NULL);
create INDEX board_settings_by_withdrawer ON public.board_settings USING btree (withdrawn_by) WHERE (withdrawn_by IS NOT NULL);
create UNIQUE INDEX board_settings_first_day ON public.board_settings USING btree (valid_from) WHERE (withdrawn_at IS NULL);

create table burial_places (
  id integer generated always as identity not null,
  member_id integer not null,
  graveyard text not null,
  grave_group text,
  grave_row text,
  grave_number text,
  grave_user text,
  street text,
  postal_code text,
  city text,
  state text,
  country_id integer,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint burial_places_pkey PRIMARY KEY (id),
  constraint burial_places_member_id_key UNIQUE (member_id),
  constraint burial_places_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);

create table cash_closings (
  id integer generated always as identity not null,
  day date not null,
  expected_cents integer not null,
  counted_cents integer not null,
  difference_reason text,
  closed_by integer,
  closed_at timestamp with time zone not null,
  agreed_by integer,
  agreed_at timestamp with time zone,
  constraint cash_closings_pkey PRIMARY KEY (id),
  constraint cash_closings_agreed_by_fkey FOREIGN KEY (agreed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint cash_closings_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint cash_closings_check CHECK (((counted_cents = expected_cents) = (difference_reason IS NULL))),
  constraint cash_closings_counted_cents_check CHECK ((counted_cents >= 0)),
  constraint cash_closings_expected_cents_check CHECK ((expected_cents >= 0))
);
create INDEX cash_closings_by_closer ON public.cash_closings USING btree (closed_by) WHERE (closed_by IS NOT NULL);
create INDEX cash_closings_by_day ON public.cash_closings USING btree (day, id);
create INDEX cash_closings_by_second ON public.cash_closings USING btree (agreed_by) WHERE (agreed_by IS NOT NULL);

create table cash_counters (
  year integer not null,
  last_no integer not null,
  constraint cash_counters_pkey PRIMARY KEY (year),
  constraint cash_counters_last_no_check CHECK ((last_no >= 0))
);

create table cash_deposit_lines (
  cash_entry_id integer not null,
  bank_transaction_id integer not null,
  told_by integer,
  told_at timestamp with time zone not null,
  constraint cash_deposit_lines_pkey PRIMARY KEY (cash_entry_id),
  constraint cash_deposit_lines_bank_transaction_id_key UNIQUE (bank_transaction_id),
  constraint cash_deposit_lines_bank_transaction_id_fkey FOREIGN KEY (bank_transaction_id) REFERENCES bank_transactions(id),
  constraint cash_deposit_lines_cash_entry_id_fkey FOREIGN KEY (cash_entry_id) REFERENCES cash_entries(id),
  constraint cash_deposit_lines_told_by_fkey FOREIGN KEY (told_by) REFERENCES accounts(id) ON DELETE SET NULL
);
create INDEX cash_deposit_lines_by_teller ON public.cash_deposit_lines USING btree (told_by) WHERE (told_by IS NOT NULL);

create table cash_entries (
  id integer generated always as identity not null,
  year integer not null,
  no integer not null,
  kind text not null,
  day date not null,
  amount_cents integer not null,
  household_id integer,
  bank_transaction_id integer,
  text text,
  reverses integer,
  cash_closing_id integer,
  idempotency_key text,
  created_by integer,
  created_at timestamp with time zone not null,
  constraint cash_entries_pkey PRIMARY KEY (id),
  constraint cash_entries_reverses_key UNIQUE (reverses),
  constraint cash_entries_year_no_key UNIQUE (year, no),
  constraint cash_entries_bank_transaction_id_fkey FOREIGN KEY (bank_transaction_id) REFERENCES bank_transactions(id),
  constraint cash_entries_cash_closing_id_fkey FOREIGN KEY (cash_closing_id) REFERENCES cash_closings(id),
  constraint cash_entries_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint cash_entries_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id),
  constraint cash_entries_reverses_fkey FOREIGN KEY (reverses) REFERENCES cash_entries(id),
  constraint cash_entries_amount_cents_check CHECK ((amount_cents <> 0)),
  constraint cash_entries_check CHECK (((kind = 'payment'::text) = (bank_transaction_id IS NOT NULL))),
  constraint cash_entries_check1 CHECK (((kind = 'payment'::text) = (household_id IS NOT NULL))),
  constraint cash_entries_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'income'::text, 'deposit'::text, 'expense'::text, 'difference'::text]))),
  constraint cash_entries_no_check CHECK ((no > 0))
);
create INDEX cash_entries_by_booker ON public.cash_entries USING btree (created_by) WHERE (created_by IS NOT NULL);
create INDEX cash_entries_by_closing ON public.cash_entries USING btree (cash_closing_id) WHERE (cash_closing_id IS NOT NULL);
create INDEX cash_entries_by_day ON public.cash_entries USING btree (day, id);
create INDEX cash_entries_by_household ON public.cash_entries USING btree (household_id, id) WHERE (household_id IS NOT NULL);
create INDEX cash_entries_by_payment ON public.cash_entries USING btree (bank_transaction_id) WHERE (bank_transaction_id IS NOT NULL);
create INDEX cash_entries_deposits ON public.cash_entries USING btree (id) WHERE (kind = 'deposit'::text);
create UNIQUE INDEX cash_entries_idempotency_key ON public.cash_entries USING btree (idempotency_key, created_by) WHERE (idempotency_key IS NOT NULL);
create INDEX cash_entries_uncounted ON public.cash_entries USING btree (day, id) WHERE (cash_closing_id IS NULL);
CREATE TRIGGER cash_entries_are_kept BEFORE DELETE OR UPDATE ON public.cash_entries FOR EACH ROW EXECUTE FUNCTION keep_cash_entry();

create table change_requests (
  id integer generated always as identity not null,
  household_id integer not null,
  member_id integer not null,
  field text not null,
  wanted bytea not null,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by integer,
  accepted boolean,
  answer text,
  explanation bytea,
  was bytea,
  document_id integer,
  withdrawn_at timestamp with time zone,
  constraint change_requests_pkey PRIMARY KEY (id),
  constraint change_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint change_requests_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE SET NULL,
  constraint change_requests_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint change_requests_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint change_requests_check CHECK (((decided_at IS NULL) = (accepted IS NULL))),
  constraint change_requests_one_end CHECK (((decided_at IS NULL) OR (withdrawn_at IS NULL))),
  constraint change_requests_refused_with_reason CHECK (((accepted IS DISTINCT FROM false) OR (answer IS NOT NULL)))
);
create INDEX change_requests_by_decider ON public.change_requests USING btree (decided_by) WHERE (decided_by IS NOT NULL);
create INDEX change_requests_by_document ON public.change_requests USING btree (document_id);
create INDEX change_requests_by_household ON public.change_requests USING btree (household_id);
create INDEX change_requests_by_member ON public.change_requests USING btree (member_id);
create UNIQUE INDEX change_requests_one_open_per_field ON public.change_requests USING btree (member_id, field) WHERE ((decided_at IS NULL) AND (withdrawn_at IS NULL));
create INDEX change_requests_undecided ON public.change_requests USING btree (id) WHERE ((decided_at IS NULL) AND (withdrawn_at IS NULL));

create table chosen_list_households (
  chosen_list_id integer not null,
  household_id integer not null,
  constraint chosen_list_households_pkey PRIMARY KEY (chosen_list_id, household_id),
  constraint chosen_list_households_chosen_list_id_fkey FOREIGN KEY (chosen_list_id) REFERENCES chosen_lists(id) ON DELETE CASCADE,
  constraint chosen_list_households_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE
);
create INDEX chosen_list_households_by_household ON public.chosen_list_households USING btree (household_id);

create table chosen_lists (
  id integer generated always as identity not null,
  created_by integer,
  created_at timestamp with time zone not null,
  constraint chosen_lists_pkey PRIMARY KEY (id),
  constraint chosen_lists_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL
);
create INDEX chosen_lists_by_clerk ON public.chosen_lists USING btree (created_by) WHERE (created_by IS NOT NULL);

create table circular_households (
  circular_id integer not null,
  household_id integer not null,
  way text,
  constraint circular_households_pkey PRIMARY KEY (circular_id, household_id),
  constraint circular_households_circular_id_fkey FOREIGN KEY (circular_id) REFERENCES circulars(id) ON DELETE CASCADE,
  constraint circular_households_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint circular_households_way_check CHECK ((way = ANY (ARRAY['portal'::text, 'mail'::text, 'letter'::text])))
);
create INDEX circular_households_by_household ON public.circular_households USING btree (household_id);

create table circulars (
  id integer generated always as identity not null,
  chosen jsonb not null,
  texts jsonb not null,
  idempotency_key text,
  created_by integer,
  created_at timestamp with time zone not null,
  way text not null,
  state text not null,
  constraint circulars_pkey PRIMARY KEY (id),
  constraint circulars_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint circulars_state_check CHECK ((state = ANY (ARRAY['waits'::text, 'begun'::text, 'withdrawn'::text]))),
  constraint circulars_way_check CHECK ((way = ANY (ARRAY['channel'::text, 'portal'::text, 'letter'::text])))
);
create INDEX circulars_by_author ON public.circulars USING btree (created_by) WHERE (created_by IS NOT NULL);
create UNIQUE INDEX circulars_idempotency_key ON public.circulars USING btree (idempotency_key) WHERE (idempotency_key IS NOT NULL);

create table combined_transfer_invoices (
  combined_transfer_id integer not null,
  sale_invoice_id integer not null,
  constraint combined_transfer_invoices_pkey PRIMARY KEY (combined_transfer_id, sale_invoice_id),
  constraint combined_transfer_invoices_combined_transfer_id_fkey FOREIGN KEY (combined_transfer_id) REFERENCES combined_transfers(id),
  constraint combined_transfer_invoices_sale_invoice_id_fkey FOREIGN KEY (sale_invoice_id) REFERENCES sale_invoices(id)
);
create INDEX combined_transfer_invoices_by_invoice ON public.combined_transfer_invoices USING btree (sale_invoice_id);

create table combined_transfers (
  id integer generated always as identity not null,
  household_id integer not null,
  created_at timestamp with time zone not null,
  constraint combined_transfers_pkey PRIMARY KEY (id),
  constraint combined_transfers_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id),
  constraint combined_transfers_id_check CHECK (((id >= 1) AND (id <= 999999999)))
);
create INDEX combined_transfers_by_household ON public.combined_transfers USING btree (household_id);

create table conversations (
  id integer generated always as identity not null,
  household_id integer not null,
  account_id integer,
  asked text not null,
  reason text,
  begun_at timestamp with time zone not null,
  acted_at timestamp with time zone,
  told_until timestamp with time zone,
  constraint conversations_pkey PRIMARY KEY (id),
  constraint conversations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint conversations_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint conversations_asked_check CHECK ((asked = ANY (ARRAY['rang'::text, 'came'::text, 'wrote'::text])))
);
create INDEX conversations_account_id_idx ON public.conversations USING btree (account_id);
create INDEX conversations_household_id_idx ON public.conversations USING btree (household_id, begun_at DESC);
create INDEX conversations_untold_idx ON public.conversations USING btree (acted_at) WHERE ((told_until IS NULL) OR (told_until < acted_at));

create table covered_people (
  member_id integer not null,
  contribution_year integer not null,
  constraint covered_people_pkey PRIMARY KEY (member_id),
  constraint covered_people_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);
create INDEX covered_people_by_contribution ON public.covered_people USING btree (contribution_year);

create table death_case_belongings (
  id integer generated always as identity not null,
  case_id integer not null,
  what text not null,
  constraint death_case_belongings_pkey PRIMARY KEY (id),
  constraint death_case_belongings_case_id_fkey FOREIGN KEY (case_id) REFERENCES death_cases(id) ON DELETE CASCADE
);
create INDEX death_case_belongings_case_id_idx ON public.death_case_belongings USING btree (case_id);

create table death_case_checks (
  id integer generated always as identity not null,
  case_id integer not null,
  day date not null,
  verdict text not null,
  grounds jsonb not null,
  facts jsonb not null,
  settings jsonb not null,
  rule_version integer not null,
  checked_at timestamp with time zone not null,
  checked_by integer,
  others jsonb not null default '[]'::jsonb,
  constraint death_case_checks_pkey PRIMARY KEY (id),
  constraint death_case_checks_case_id_fkey FOREIGN KEY (case_id) REFERENCES death_cases(id) ON DELETE CASCADE,
  constraint death_case_checks_checked_by_fkey FOREIGN KEY (checked_by) REFERENCES accounts(id) ON DELETE SET NULL
);
create INDEX death_case_checks_by_case ON public.death_case_checks USING btree (case_id, id);
create INDEX death_case_checks_by_checker ON public.death_case_checks USING btree (checked_by) WHERE (checked_by IS NOT NULL);

create table death_case_costs (
  id integer generated always as identity not null,
  case_id integer not null,
  kind text not null,
  supplier text not null,
  bill_no text,
  amount_cents integer not null,
  limit_cents integer,
  over_limit_because text,
  payer text not null,
  ordered_on date,
  paid_on date,
  idempotency_key text,
  entered_at timestamp with time zone not null,
  entered_by integer,
  cancelled_at timestamp with time zone,
  cancelled_by integer,
  pay_asked_on date,
  pay_asked_by integer,
  constraint death_case_costs_pkey PRIMARY KEY (id),
  constraint death_case_costs_cancelled_by_fkey FOREIGN KEY (cancelled_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint death_case_costs_case_id_fkey FOREIGN KEY (case_id) REFERENCES death_cases(id) ON DELETE CASCADE,
  constraint death_case_costs_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint death_case_costs_pay_asked_by_fkey FOREIGN KEY (pay_asked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint death_case_costs_amount_cents_check CHECK ((amount_cents > 0)),
  constraint death_case_costs_limit_cents_check CHECK ((limit_cents >= 0)),
  constraint death_case_costs_payer_check CHECK ((payer = ANY (ARRAY['association'::text, 'family'::text, 'other'::text])))
);
create INDEX death_case_costs_by_canceller ON public.death_case_costs USING btree (cancelled_by) WHERE (cancelled_by IS NOT NULL);
create INDEX death_case_costs_by_case ON public.death_case_costs USING btree (case_id, id);
create INDEX death_case_costs_by_enterer ON public.death_case_costs USING btree (entered_by) WHERE (entered_by IS NOT NULL);
create INDEX death_case_costs_by_pay_asker ON public.death_case_costs USING btree (pay_asked_by) WHERE (pay_asked_by IS NOT NULL);
create UNIQUE INDEX death_case_costs_idempotency_key ON public.death_case_costs USING btree (case_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);

create table death_case_counters (
  year integer not null,
  last_no integer not null,
  constraint death_case_counters_pkey PRIMARY KEY (year)
);

create table death_case_decisions (
  id integer generated always as identity not null,
  case_id integer not null,
  check_id integer not null,
  outcome text not null,
  reasons text not null,
  limit_cents integer,
  signatures_needed integer not null,
  proposed_at timestamp with time zone not null,
  proposed_by integer,
  in_force_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  reasons_language text,
  constraint death_case_decisions_pkey PRIMARY KEY (id),
  constraint death_case_decisions_case_id_fkey FOREIGN KEY (case_id) REFERENCES death_cases(id) ON DELETE CASCADE,
  constraint death_case_decisions_check_id_fkey FOREIGN KEY (check_id) REFERENCES death_case_checks(id),
  constraint death_case_decisions_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint death_case_decisions_limit_cents_check CHECK ((limit_cents >= 0)),
  constraint death_case_decisions_outcome_check CHECK ((outcome = ANY (ARRAY['accepted'::text, 'goodwill'::text, 'declined'::text]))),
  constraint death_case_decisions_reasons_language_check CHECK ((reasons_language = ANY (ARRAY['de'::text, 'tr'::text, 'en'::text]))),
  constraint death_case_decisions_signatures_needed_check CHECK (((signatures_needed >= 0) AND (signatures_needed <= 2)))
);
create INDEX death_case_decisions_by_case ON public.death_case_decisions USING btree (case_id, id);
create INDEX death_case_decisions_by_check ON public.death_case_decisions USING btree (check_id);
create INDEX death_case_decisions_by_proposer ON public.death_case_decisions USING btree (proposed_by) WHERE (proposed_by IS NOT NULL);
create UNIQUE INDEX death_case_decisions_one_open ON public.death_case_decisions USING btree (case_id) WHERE ((in_force_at IS NULL) AND (withdrawn_at IS NULL));

create table death_case_documents (
  id integer generated always as identity not null,
  case_id integer not null,
  kind text not null,
  name text,
  storage_key text,
  document_id integer,
  created_at timestamp with time zone not null,
  created_by integer,
  link_id integer,
  constraint death_case_documents_pkey PRIMARY KEY (id),
  constraint death_case_documents_storage_key_key UNIQUE (storage_key),
  constraint death_case_documents_case_id_fkey FOREIGN KEY (case_id) REFERENCES death_cases(id) ON DELETE CASCADE,
  constraint death_case_documents_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint death_case_documents_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE SET NULL,
  constraint death_case_documents_link_id_fkey FOREIGN KEY (link_id) REFERENCES death_case_links(id) ON DELETE SET NULL,
  constraint death_case_documents_storage_key_fkey FOREIGN KEY (storage_key) REFERENCES kept_files(storage_key)
);
create INDEX death_case_documents_by_case ON public.death_case_documents USING btree (case_id);
create INDEX death_case_documents_by_document ON public.death_case_documents USING btree (document_id) WHERE (document_id IS NOT NULL);
create INDEX death_case_documents_by_link ON public.death_case_documents USING btree (link_id) WHERE (link_id IS NOT NULL);
create INDEX death_case_documents_by_uploader ON public.death_case_documents USING btree (created_by) WHERE (created_by IS NOT NULL);

create table death_case_effects (
  id integer generated always as identity not null,
  case_id integer not null,
  kind text not null,
  before jsonb not null,
  done_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  own_email bytea,
  constraint death_case_effects_pkey PRIMARY KEY (id),
  constraint death_case_effects_case_id_fkey FOREIGN KEY (case_id) REFERENCES death_cases(id) ON DELETE CASCADE
);
create INDEX death_case_effects_by_case ON public.death_case_effects USING btree (case_id);

create table death_case_handovers (
  id integer generated always as identity not null,
  case_id integer not null,
  belonging_id integer,
  holder text not null,
  holder_name text,
  person text not null,
  happened_at timestamp with time zone not null,
  receipt text,
  written_at timestamp with time zone not null,
  written_by integer,
  constraint death_case_handovers_pkey PRIMARY KEY (id),
  constraint death_case_handovers_belonging_id_fkey FOREIGN KEY (belonging_id) REFERENCES death_case_belongings(id) ON DELETE CASCADE,
  constraint death_case_handovers_case_id_fkey FOREIGN KEY (case_id) REFERENCES death_cases(id) ON DELETE CASCADE,
  constraint death_case_handovers_written_by_fkey FOREIGN KEY (written_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint death_case_handovers_holder_check CHECK ((holder = ANY (ARRAY['home'::text, 'hospital'::text, 'authority'::text, 'undertaker'::text, 'airport'::text, 'consignee'::text, 'grave'::text, 'office'::text, 'family'::text])))
);
create INDEX death_case_handovers_belonging_id_idx ON public.death_case_handovers USING btree (belonging_id);
create INDEX death_case_handovers_by_account ON public.death_case_handovers USING btree (written_by) WHERE (written_by IS NOT NULL);
create INDEX death_case_handovers_case_id_idx ON public.death_case_handovers USING btree (case_id);

create table death_case_history (
  id integer generated always as identity not null,
  case_id integer not null,
  verb text not null,
  from_state text,
  to_state text not null,
  happened_at timestamp with time zone not null,
  account_id integer,
  reason text,
  constraint death_case_history_pkey PRIMARY KEY (id),
  constraint death_case_history_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint death_case_history_case_id_fkey FOREIGN KEY (case_id) REFERENCES death_cases(id) ON DELETE CASCADE
);
create INDEX death_case_history_by_account ON public.death_case_history USING btree (account_id) WHERE (account_id IS NOT NULL);
create INDEX death_case_history_by_case ON public.death_case_history USING btree (case_id, id);

create table death_case_links (
  id integer generated always as identity not null,
  case_id integer not null,
  kind text not null,
  token_hash bytea not null,
  code_hash bytea,
  recipient text not null,
  language text not null,
  consent_by text,
  consent_on date,
  created_at timestamp with time zone not null,
  created_by integer,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  revoked_by integer,
  look_count integer not null default 0,
  last_look_at timestamp with time zone,
  constraint death_case_links_pkey PRIMARY KEY (id),
  constraint death_case_links_code_hash_key UNIQUE (code_hash),
  constraint death_case_links_token_hash_key UNIQUE (token_hash),
  constraint death_case_links_case_id_fkey FOREIGN KEY (case_id) REFERENCES death_cases(id) ON DELETE CASCADE,
  constraint death_case_links_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint death_case_links_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint death_case_links_check CHECK (((kind <> 'guest'::text) OR ((consent_by IS NOT NULL) AND (consent_on IS NOT NULL)))),
  constraint death_case_links_kind_check CHECK ((kind = ANY (ARRAY['family'::text, 'guest'::text]))),
  constraint death_case_links_language_check CHECK ((language = ANY (ARRAY['de'::text, 'tr'::text, 'en'::text])))
);
create INDEX death_case_links_by_case ON public.death_case_links USING btree (case_id);
create INDEX death_case_links_by_creator ON public.death_case_links USING btree (created_by) WHERE (created_by IS NOT NULL);
create INDEX death_case_links_by_revoker ON public.death_case_links USING btree (revoked_by) WHERE (revoked_by IS NOT NULL);

create table death_case_notes (
  id integer generated always as identity not null,
  case_id integer not null,
  words text not null,
  written_at timestamp with time zone not null,
  written_by integer,
  constraint death_case_notes_pkey PRIMARY KEY (id),
  constraint death_case_notes_case_id_fkey FOREIGN KEY (case_id) REFERENCES death_cases(id) ON DELETE CASCADE,
  constraint death_case_notes_written_by_fkey FOREIGN KEY (written_by) REFERENCES accounts(id) ON DELETE SET NULL
);
create INDEX death_case_notes_by_case ON public.death_case_notes USING btree (case_id, id);
create INDEX death_case_notes_by_writer ON public.death_case_notes USING btree (written_by) WHERE (written_by IS NOT NULL);

create table death_case_originals (
  id integer generated always as identity not null,
  case_document_id integer not null,
  moved text not null,
  moved_on date not null,
  person text not null,
  written_at timestamp with time zone not null,
  written_by integer,
  constraint death_case_originals_pkey PRIMARY KEY (id),
  constraint death_case_originals_case_document_id_fkey FOREIGN KEY (case_document_id) REFERENCES death_case_documents(id) ON DELETE CASCADE,
  constraint death_case_originals_written_by_fkey FOREIGN KEY (written_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint death_case_originals_moved_check CHECK ((moved = ANY (ARRAY['received'::text, 'handed_on'::text, 'came_back'::text, 'returned'::text])))
);
create INDEX death_case_originals_by_document ON public.death_case_originals USING btree (case_document_id, id);
create INDEX death_case_originals_by_writer ON public.death_case_originals USING btree (written_by) WHERE (written_by IS NOT NULL);

create table death_case_signatures (
  id integer generated always as identity not null,
  decision_id integer not null,
  account_id integer,
  signed_at timestamp with time zone not null,
  constraint death_case_signatures_pkey PRIMARY KEY (id),
  constraint death_case_signatures_decision_id_account_id_key UNIQUE (decision_id, account_id),
  constraint death_case_signatures_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint death_case_signatures_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES death_case_decisions(id) ON DELETE CASCADE
);
create INDEX death_case_signatures_by_account ON public.death_case_signatures USING btree (account_id) WHERE (account_id IS NOT NULL);

create table death_case_steps (
  id integer generated always as identity not null,
  case_id integer not null,
  step_key text,
  own_words text,
  position integer not null,
  due_at timestamp with time zone,
  responsible text not null,
  account_id integer,
  shown_to_family boolean not null,
  done_at timestamp with time zone,
  done_by integer,
  done_by_link integer,
  not_needed_because text,
  note text,
  template_words jsonb,
  constraint death_case_steps_pkey PRIMARY KEY (id),
  constraint death_case_steps_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint death_case_steps_case_id_fkey FOREIGN KEY (case_id) REFERENCES death_cases(id) ON DELETE CASCADE,
  constraint death_case_steps_done_by_fkey FOREIGN KEY (done_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint death_case_steps_done_by_link_fkey FOREIGN KEY (done_by_link) REFERENCES death_case_links(id) ON DELETE SET NULL,
  constraint death_case_steps_check CHECK (((step_key IS NULL) <> (own_words IS NULL))),
  constraint death_case_steps_check1 CHECK (((done_at IS NULL) OR (not_needed_because IS NULL))),
  constraint death_case_steps_responsible_check CHECK ((responsible = ANY (ARRAY['office'::text, 'family'::text, 'undertaker'::text])))
);
create INDEX death_case_steps_by_account ON public.death_case_steps USING btree (account_id) WHERE (account_id IS NOT NULL);
create INDEX death_case_steps_by_case ON public.death_case_steps USING btree (case_id, "position");
create INDEX death_case_steps_by_doer ON public.death_case_steps USING btree (done_by) WHERE (done_by IS NOT NULL);
create INDEX death_case_steps_by_link ON public.death_case_steps USING btree (done_by_link) WHERE (done_by_link IS NOT NULL);
create INDEX death_case_steps_due ON public.death_case_steps USING btree (due_at) WHERE ((done_at IS NULL) AND (not_needed_because IS NULL));
create UNIQUE INDEX death_case_steps_once ON public.death_case_steps USING btree (case_id, step_key) WHERE (step_key IS NOT NULL);

create table death_cases (
  id integer generated always as identity not null,
  case_no text not null,
  state text not null default 'reported'::text,
  source text not null,
  language text not null,
  revision integer not null default 0,
  idempotency_key text,
  reporter_name text,
  reporter_phone text,
  reporter_relation text,
  household_id integer,
  member_id integer,
  deceased_name text,
  deceased_birth date,
  deceased_gender text,
  citizenship text,
  civil_status text,
  died_from date,
  died_until date,
  place text,
  place_words text,
  destination text,
  destination_words text,
  doctor_came boolean,
  undertaker text,
  has_undertaker boolean,
  is_accident boolean,
  medical_words bytea,
  held_since date,
  released_on date,
  burial_at timestamp with time zone,
  burial_place text,
  flight_at timestamp with time zone,
  flight_words text,
  event_id integer,
  joined_to integer,
  reported_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  opened_by integer,
  created_by integer,
  state_since timestamp with time zone not null,
  closed_at timestamp with time zone,
  words_removed_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  parent_member_id integer,
  guardian text,
  passport_no bytea,
  destination_airport text,
  consignee_name text,
  consignee_phone text,
  constraint death_cases_pkey PRIMARY KEY (id),
  constraint death_cases_case_no_key UNIQUE (case_no),
  constraint death_cases_idempotency_key_key UNIQUE (idempotency_key),
  constraint death_cases_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint death_cases_event_id_fkey FOREIGN KEY (event_id) REFERENCES death_cases(id) ON DELETE SET NULL,
  constraint death_cases_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE SET NULL,
  constraint death_cases_joined_to_fkey FOREIGN KEY (joined_to) REFERENCES death_cases(id) ON DELETE SET NULL,
  constraint death_cases_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint death_cases_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint death_cases_parent_member_id_fkey FOREIGN KEY (parent_member_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint death_cases_check CHECK ((died_from <= died_until)),
  constraint death_cases_check1 CHECK (((died_from IS NULL) = (died_until IS NULL))),
  constraint death_cases_check2 CHECK ((released_on >= held_since)),
  constraint death_cases_citizenship_check CHECK ((citizenship = ANY (ARRAY['austrian'::text, 'turkish'::text, 'other'::text]))),
  constraint death_cases_civil_status_check CHECK ((civil_status = ANY (ARRAY['single'::text, 'married'::text, 'divorced'::text, 'widowed'::text]))),
  constraint death_cases_deceased_gender_check CHECK ((deceased_gender = ANY (ARRAY['male'::text, 'female'::text]))),
  constraint death_cases_destination_check CHECK ((destination = ANY (ARRAY['austria'::text, 'turkey'::text, 'elsewhere'::text]))),
  constraint death_cases_language_check CHECK ((language = ANY (ARRAY['de'::text, 'tr'::text, 'en'::text]))),
  constraint death_cases_parent_check CHECK (((parent_member_id IS NULL) OR (member_id IS NULL))),
  constraint death_cases_place_check CHECK ((place = ANY (ARRAY['home'::text, 'hospital'::text, 'outside'::text, 'abroad'::text]))),
  constraint death_cases_source_check CHECK ((source = ANY (ARRAY['call_back'::text, 'on_call'::text]))),
  constraint death_cases_state_check CHECK ((state = ANY (ARRAY['reported'::text, 'identified'::text, 'checked'::text, 'at_board'::text, 'accepted'::text, 'goodwill'::text, 'declined'::text, 'under_way'::text, 'buried'::text, 'settled'::text, 'closed'::text, 'withdrawn'::text])))
);
create INDEX death_cases_by_creator ON public.death_cases USING btree (created_by) WHERE (created_by IS NOT NULL);
create INDEX death_cases_by_event ON public.death_cases USING btree (event_id) WHERE (event_id IS NOT NULL);
create INDEX death_cases_by_household ON public.death_cases USING btree (household_id) WHERE (household_id IS NOT NULL);
create INDEX death_cases_by_join ON public.death_cases USING btree (joined_to) WHERE (joined_to IS NOT NULL);
create INDEX death_cases_by_member ON public.death_cases USING btree (member_id) WHERE (member_id IS NOT NULL);
create INDEX death_cases_by_opener ON public.death_cases USING btree (opened_by) WHERE (opened_by IS NOT NULL);
create INDEX death_cases_by_parent ON public.death_cases USING btree (parent_member_id) WHERE (parent_member_id IS NOT NULL);
create INDEX death_cases_by_word_of_name ON public.death_cases USING gin (words_of(fold_for_search(deceased_name))) WITH (fastupdate=off) WHERE (deceased_name IS NOT NULL);
create UNIQUE INDEX death_cases_one_per_member ON public.death_cases USING btree (member_id) WHERE ((member_id IS NOT NULL) AND (state <> 'withdrawn'::text));
create INDEX death_cases_open ON public.death_cases USING btree (reported_at) WHERE (state <> ALL (ARRAY['closed'::text, 'withdrawn'::text]));
create INDEX death_cases_open_by_kind ON public.death_cases USING btree (((state = 'reported'::text)), (((state = 'reported'::text) AND (opened_at IS NULL))), reported_at, id) WHERE (state <> ALL (ARRAY['closed'::text, 'withdrawn'::text]));

create table death_contacts (
  id integer generated always as identity not null,
  household_id integer not null,
  country text not null,
  name text not null,
  relation text not null,
  phone_number text not null,
  language text not null,
  may_report boolean not null,
  agreed_on date not null,
  agreed_stated_by integer,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  idempotency_key text,
  constraint death_contacts_pkey PRIMARY KEY (id),
  constraint death_contacts_agreed_stated_by_fkey FOREIGN KEY (agreed_stated_by) REFERENCES members(id) ON DELETE SET NULL,
  constraint death_contacts_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint death_contacts_country_check CHECK ((country = ANY (ARRAY['austria'::text, 'turkiye'::text]))),
  constraint death_contacts_language_check CHECK ((language = ANY (ARRAY['de'::text, 'tr'::text, 'en'::text])))
);
create INDEX death_contacts_by_agreed_stated_by ON public.death_contacts USING btree (agreed_stated_by);
create UNIQUE INDEX death_contacts_country ON public.death_contacts USING btree (household_id, country);
create UNIQUE INDEX death_contacts_idempotency_key ON public.death_contacts USING btree (household_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);

create table discarded_files (
  storage_key text not null,
  discarded_at timestamp with time zone not null,
  constraint discarded_files_pkey PRIMARY KEY (storage_key)
);

create table documents (
  id integer generated always as identity not null,
  member_id integer not null,
  type text not null,
  name text not null,
  content_type text not null,
  size_bytes integer not null,
  content_digest bytea not null,
  storage_key text not null,
  created_at timestamp with time zone not null,
  verified_at timestamp with time zone,
  verified_by integer,
  refused_at timestamp with time zone,
  refused_reason text,
  picture_key text,
  valid_until date,
  constraint documents_pkey PRIMARY KEY (id),
  constraint documents_picture_key_key UNIQUE (picture_key),
  constraint documents_storage_key_key UNIQUE (storage_key),
  constraint documents_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint documents_verified_by_fkey FOREIGN KEY (verified_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint documents_check CHECK (((verified_at IS NULL) OR (refused_at IS NULL))),
  constraint documents_content_type_check CHECK ((content_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'application/pdf'::text]))),
  constraint documents_size_bytes_check CHECK ((size_bytes > 0)),
  constraint documents_type_check CHECK ((type = ANY (ARRAY['passport'::text, 'residence_permit'::text, 'other'::text, 'registration_form'::text, 'signed_application'::text, 'birth_certificate'::text, 'proof_of_citizenship'::text, 'international_marriage_certificate'::text, 'final_divorce_decree'::text, 'deceased_spouse_certificate'::text, 'death_other'::text]))),
  constraint documents_valid_until_check CHECK (((valid_until IS NULL) OR (type = ANY (ARRAY['passport'::text, 'residence_permit'::text]))))
);
create INDEX documents_by_digest ON public.documents USING btree (content_digest) WHERE (refused_at IS NULL);
create INDEX documents_by_validity ON public.documents USING btree (valid_until, id) WHERE (valid_until IS NOT NULL);
create INDEX documents_by_verifier ON public.documents USING btree (verified_by) WHERE (verified_by IS NOT NULL);
create UNIQUE INDEX documents_once_per_content ON public.documents USING btree (member_id, type, content_digest);
create INDEX documents_running_out ON public.documents USING btree (valid_until, member_id, type) WHERE ((valid_until IS NOT NULL) AND (refused_at IS NULL));
create INDEX documents_to_check ON public.documents USING btree (member_id) WHERE ((verified_at IS NULL) AND (refused_at IS NULL));
create INDEX documents_undecided ON public.documents USING btree (created_at, id) WHERE ((verified_at IS NULL) AND (refused_at IS NULL));
create INDEX documents_waiting ON public.documents USING btree (type, created_at, id) WHERE ((verified_at IS NULL) AND (refused_at IS NULL));

create table dunning_letters (
  id integer generated always as identity not null,
  effect_key text not null,
  sale_invoice_id integer not null,
  level integer not null,
  due_date date not null,
  raised_on date,
  taken_back_on date,
  constraint dunning_letters_pkey PRIMARY KEY (id),
  constraint dunning_letters_sale_invoice_id_fkey FOREIGN KEY (sale_invoice_id) REFERENCES sale_invoices(id) ON DELETE CASCADE,
  constraint dunning_letters_level_check CHECK (((level >= 1) AND (level <= 3))),
  constraint dunning_letters_taken_back_after_raised CHECK (((taken_back_on IS NULL) OR (raised_on IS NOT NULL)))
);
create INDEX dunning_letters_by_invoice ON public.dunning_letters USING btree (sale_invoice_id);
create UNIQUE INDEX dunning_letters_once ON public.dunning_letters USING btree (effect_key, sale_invoice_id);

create table dunning_steps (
  id integer generated always as identity not null,
  sale_invoice_id integer not null,
  level integer not null,
  reached_on date not null,
  open_cents integer not null,
  constraint dunning_steps_pkey PRIMARY KEY (id),
  constraint dunning_steps_sale_invoice_id_level_key UNIQUE (sale_invoice_id, level),
  constraint dunning_steps_sale_invoice_id_fkey FOREIGN KEY (sale_invoice_id) REFERENCES sale_invoices(id),
  constraint dunning_steps_level_check CHECK (((level >= 1) AND (level <= 3)))
);

create table endings_to_come (
  id integer generated always as identity not null,
  household_id integer not null,
  member_id integer,
  inactive_reason_id integer not null,
  inactive_from date not null,
  new_main_member_id integer,
  new_email bytea,
  entered_by integer,
  entered_at timestamp with time zone not null,
  refused_because text,
  main_member_id integer,
  set_aside_at timestamp with time zone,
  constraint endings_to_come_pkey PRIMARY KEY (id),
  constraint endings_to_come_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint endings_to_come_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint endings_to_come_inactive_reason_id_fkey FOREIGN KEY (inactive_reason_id) REFERENCES inactive_reasons(id),
  constraint endings_to_come_main_member_id_fkey FOREIGN KEY (main_member_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint endings_to_come_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint endings_to_come_new_main_member_id_fkey FOREIGN KEY (new_main_member_id) REFERENCES members(id) ON DELETE SET NULL
);
create INDEX endings_to_come_by_entering ON public.endings_to_come USING btree (entered_by) WHERE (entered_by IS NOT NULL);
create INDEX endings_to_come_by_household ON public.endings_to_come USING btree (household_id);
create INDEX endings_to_come_by_main ON public.endings_to_come USING btree (main_member_id) WHERE (main_member_id IS NOT NULL);
create INDEX endings_to_come_by_next ON public.endings_to_come USING btree (new_main_member_id) WHERE (new_main_member_id IS NOT NULL);
create INDEX endings_to_come_by_person ON public.endings_to_come USING btree (member_id) WHERE (member_id IS NOT NULL);
create INDEX endings_to_come_by_reason ON public.endings_to_come USING btree (inactive_reason_id);
create INDEX endings_to_come_due ON public.endings_to_come USING btree (inactive_from, id);
create UNIQUE INDEX endings_to_come_of_household ON public.endings_to_come USING btree (household_id) WHERE ((member_id IS NULL) AND (set_aside_at IS NULL));
create UNIQUE INDEX endings_to_come_of_member ON public.endings_to_come USING btree (member_id) WHERE ((member_id IS NOT NULL) AND (set_aside_at IS NULL));

create table envelopes (
  id integer generated always as identity not null,
  print_id integer not null,
  household_id integer not null,
  content bytea,
  country_id integer not null,
  postal_code text,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  returned_at timestamp with time zone,
  returned_because text,
  pulled_out_at timestamp with time zone,
  constraint envelopes_pkey PRIMARY KEY (id),
  constraint envelopes_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint envelopes_print_id_fkey FOREIGN KEY (print_id) REFERENCES letter_prints(id),
  constraint envelopes_cleared_wholly CHECK (((postal_code IS NULL) = (content IS NULL))),
  constraint envelopes_pulled_out_before_sent CHECK (((pulled_out_at IS NULL) OR (sent_at IS NULL))),
  constraint envelopes_returned_after_sent CHECK (((returned_at IS NULL) OR (sent_at IS NOT NULL))),
  constraint envelopes_returned_because_check CHECK ((returned_because = ANY (ARRAY['unknown'::text, 'moved'::text, 'refused'::text, 'not_collected'::text]))),
  constraint envelopes_returned_for_a_reason CHECK (((returned_at IS NULL) = (returned_because IS NULL)))
);
create INDEX envelopes_by_household ON public.envelopes USING btree (household_id, id);
create UNIQUE INDEX envelopes_one_per_print ON public.envelopes USING btree (print_id, household_id);
create INDEX envelopes_sent ON public.envelopes USING btree (sent_at DESC, id DESC) WHERE (sent_at IS NOT NULL);
create INDEX envelopes_to_clear ON public.envelopes USING btree (id) WHERE (content IS NOT NULL);

create table fees (
  id integer generated always as identity not null,
  type text not null,
  basis text not null,
  age_from integer not null,
  age_to integer not null,
  amount_cents integer not null,
  valid_from date not null,
  valid_to date,
  constraint fees_pkey PRIMARY KEY (id),
  constraint fees_type_basis_age_from_valid_from_key UNIQUE (type, basis, age_from, valid_from),
  constraint fees_age_from_check CHECK ((age_from >= 0)),
  constraint fees_amount_cents_check CHECK ((amount_cents >= 0)),
  constraint fees_basis_check CHECK ((basis = ANY (ARRAY['main'::text, 'spouse'::text, 'child'::text, 'child_with_disability'::text, 'nb'::text]))),
  constraint fees_check CHECK ((age_to >= age_from)),
  constraint fees_check1 CHECK (((valid_to IS NULL) OR (valid_to >= valid_from))),
  constraint fees_type_check CHECK ((type = ANY (ARRAY['sirf'::text, 'siac'::text])))
);

create table form_drafts (
  account_id integer not null,
  form text not null,
  content bytea not null,
  updated_at timestamp with time zone not null,
  constraint form_drafts_pkey PRIMARY KEY (account_id, form),
  constraint form_drafts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table free_membership_numbers (
  sequence integer not null,
  constraint free_membership_numbers_pkey PRIMARY KEY (sequence)
);

create table household_accounts (
  household_id integer not null,
  iban text not null,
  constraint household_accounts_pkey PRIMARY KEY (household_id, iban),
  constraint household_accounts_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint household_accounts_iban_check CHECK (((length(iban) >= 5) AND (length(iban) <= 34)))
);
create INDEX household_accounts_by_iban ON public.household_accounts USING btree (iban);

create table household_confirmations (
  id integer generated always as identity not null,
  household_id integer not null,
  member_id integer,
  confirmed_on date not null,
  confirmed_at timestamp with time zone not null,
  constraint household_confirmations_pkey PRIMARY KEY (id),
  constraint household_confirmations_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint household_confirmations_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE SET NULL
);
create INDEX household_confirmations_by_member ON public.household_confirmations USING btree (member_id);
create UNIQUE INDEX household_confirmations_once_a_day ON public.household_confirmations USING btree (household_id, confirmed_on);

create table household_notes (
  id integer generated always as identity not null,
  household_id integer not null,
  words text not null,
  written_at timestamp with time zone not null,
  written_by integer,
  follow_up_on date,
  done_at timestamp with time zone,
  done_by integer,
  idempotency_key text,
  constraint household_notes_pkey PRIMARY KEY (id),
  constraint household_notes_done_by_fkey FOREIGN KEY (done_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint household_notes_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint household_notes_written_by_fkey FOREIGN KEY (written_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint household_notes_check CHECK (((done_at IS NULL) OR (follow_up_on IS NOT NULL)))
);
create INDEX household_notes_by_doer ON public.household_notes USING btree (done_by) WHERE (done_by IS NOT NULL);
create INDEX household_notes_by_household ON public.household_notes USING btree (household_id, id);
create INDEX household_notes_by_writer ON public.household_notes USING btree (written_by) WHERE (written_by IS NOT NULL);
create UNIQUE INDEX household_notes_sent_once ON public.household_notes USING btree (household_id, idempotency_key);
create INDEX household_notes_to_follow_up ON public.household_notes USING btree (follow_up_on, id) WHERE ((done_at IS NULL) AND (follow_up_on IS NOT NULL));

create table household_payers (
  household_id integer not null,
  payer_id integer not null,
  set_by integer,
  set_at timestamp with time zone not null,
  constraint household_payers_pkey PRIMARY KEY (household_id),
  constraint household_payers_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint household_payers_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint household_payers_set_by_fkey FOREIGN KEY (set_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint household_payers_check CHECK ((household_id <> payer_id))
);
create INDEX household_payers_by_payer ON public.household_payers USING btree (payer_id);
create INDEX household_payers_by_setter ON public.household_payers USING btree (set_by) WHERE (set_by IS NOT NULL);

create table households (
  id integer generated always as identity not null,
  membership_no text not null,
  account_id integer,
  status text not null default 'new'::text,
  status_since date not null,
  created_at timestamp with time zone not null,
  submitted_on date,
  sent_back_reason text,
  waiting_from date,
  waiting_until date,
  active_from date,
  inactive_from date,
  inactive_reason_id integer,
  revision bigint not null default 0,
  erased_on date,
  erasure_warned_on date,
  before_sent_back jsonb,
  money_rests_since date,
  sent_back_place text,
  sent_back_member_id integer,
  skipped_at timestamp with time zone,
  skipped_by integer,
  skipped_reason text,
  channel text not null default 'email'::text,
  language text,
  old_number text,
  silent_since date,
  taken_over_on date,
  comparison_asked_at timestamp with time zone,
  compared_people bytea,
  skipped_until date,
  constraint households_pkey PRIMARY KEY (id),
  constraint households_account_id_key UNIQUE (account_id),
  constraint households_membership_no_key UNIQUE (membership_no),
  constraint households_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint households_inactive_reason_id_fkey FOREIGN KEY (inactive_reason_id) REFERENCES inactive_reasons(id),
  constraint households_skipped_by_fkey FOREIGN KEY (skipped_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint households_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'post'::text]))),
  constraint households_check CHECK (((waiting_from IS NULL) = (waiting_until IS NULL))),
  constraint households_check1 CHECK (((status <> 'inactive'::text) OR (inactive_from IS NOT NULL))),
  constraint households_erased_are_nobodys CHECK (((erased_on IS NULL) OR ((account_id IS NULL) AND (status = 'inactive'::text)))),
  constraint households_language_check CHECK ((language = ANY (ARRAY['de'::text, 'tr'::text, 'en'::text]))),
  constraint households_old_number_check CHECK (((length(old_number) >= 1) AND (length(old_number) <= 20))),
  constraint households_sent_back_place_check CHECK (((sent_back_member_id IS NULL) OR (sent_back_place IS NOT NULL))),
  constraint households_skipped_until_check CHECK (((skipped_until IS NULL) OR (skipped_at IS NOT NULL))),
  constraint households_skipped_with_reason CHECK (((skipped_at IS NULL) = (skipped_reason IS NULL))),
  constraint households_status_check CHECK ((status = ANY (ARRAY['new'::text, 'waiting'::text, 'active'::text, 'inactive'::text])))
);
create INDEX households_at_rest ON public.households USING btree (id) WHERE (money_rests_since IS NOT NULL);
create INDEX households_by_old_number ON public.households USING btree (old_number_of(old_number)) WHERE (old_number IS NOT NULL);
create INDEX households_by_part_of_number ON public.households USING gin (parts_of(membership_no)) WITH (fastupdate=off);
create INDEX households_by_part_of_old_number ON public.households USING gin (parts_of(lower(regexp_replace(old_number, '[^0-9A-Za-z]'::text, ''::text, 'g'::text)))) WITH (fastupdate=off) WHERE (old_number IS NOT NULL);
create INDEX households_by_status ON public.households USING btree (status);
create INDEX households_ended ON public.households USING btree (inactive_from, id) WHERE ((status = 'inactive'::text) AND (erased_on IS NULL));
create INDEX households_in_hand ON public.households USING btree (submitted_on, id) WHERE ((status = 'waiting'::text) OR ((status = 'new'::text) AND (sent_back_reason IS NOT NULL)));
create INDEX households_silent ON public.households USING btree (id) WHERE (silent_since IS NOT NULL);
create INDEX households_skipped ON public.households USING btree (id) WHERE (skipped_at IS NOT NULL);
create INDEX households_skipped_by ON public.households USING btree (skipped_by) WHERE (skipped_by IS NOT NULL);
create INDEX households_status_of ON public.households USING btree (id) INCLUDE (status);
create INDEX households_taken_over ON public.households USING btree (id) WHERE ((taken_over_on IS NOT NULL) AND (erased_on IS NULL));
create INDEX households_to_compare ON public.households USING btree (comparison_asked_at, id) WHERE (comparison_asked_at IS NOT NULL);
create INDEX households_waiting ON public.households USING btree (waiting_until) WHERE (status = 'waiting'::text);
create INDEX households_warned ON public.households USING btree (erasure_warned_on, id) WHERE ((status = 'new'::text) AND (erasure_warned_on IS NOT NULL) AND (erased_on IS NULL));

create table import_columns (
  heads_digest text not null,
  columns jsonb not null,
  told_at timestamp with time zone not null,
  constraint import_columns_pkey PRIMARY KEY (heads_digest)
);

create table imported_file_problems (
  imported_file_id integer not null,
  no integer not null,
  sheet integer not null,
  row integer not null,
  column integer,
  why text not null,
  other_row integer,
  constraint imported_file_problems_pkey PRIMARY KEY (imported_file_id, no),
  constraint imported_file_problems_imported_file_id_fkey FOREIGN KEY (imported_file_id) REFERENCES imported_files(id) ON DELETE CASCADE
);

create table imported_files (
  id integer generated always as identity not null,
  name text not null,
  storage_key text not null,
  outline bytea not null,
  columns jsonb not null,
  rows integer not null,
  households integer not null,
  people integer not null,
  problem_count integer not null,
  uploaded_by integer,
  uploaded_at timestamp with time zone not null,
  constraint imported_files_pkey PRIMARY KEY (id),
  constraint imported_files_storage_key_key UNIQUE (storage_key),
  constraint imported_files_storage_key_fkey FOREIGN KEY (storage_key) REFERENCES kept_files(storage_key),
  constraint imported_files_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint imported_files_households_check CHECK ((households >= 0)),
  constraint imported_files_people_check CHECK ((people >= 0)),
  constraint imported_files_problem_count_check CHECK ((problem_count >= 0)),
  constraint imported_files_rows_check CHECK ((rows >= 0))
);
create INDEX imported_files_by_time ON public.imported_files USING btree (uploaded_at);
create INDEX imported_files_by_uploader ON public.imported_files USING btree (uploaded_by) WHERE (uploaded_by IS NOT NULL);

create table inactive_reasons (
  id integer not null,
  scope text not null,
  constraint inactive_reasons_pkey PRIMARY KEY (id),
  constraint inactive_reasons_scope_check CHECK ((scope = ANY (ARRAY['member'::text, 'household'::text, 'address'::text])))
);

create table invoice_history (
  id integer generated always as identity not null,
  sale_invoice_id integer not null,
  due_date date,
  given_up boolean not null,
  is_due_anew boolean not null,
  held_until date not null,
  is_day_known boolean not null default true,
  written_at timestamp with time zone not null,
  constraint invoice_history_pkey PRIMARY KEY (id),
  constraint invoice_history_sale_invoice_id_fkey FOREIGN KEY (sale_invoice_id) REFERENCES sale_invoices(id)
);
create INDEX invoice_history_by_invoice ON public.invoice_history USING btree (sale_invoice_id);

create table kept_files (
  storage_key text not null,
  content_type text not null,
  size_bytes integer not null,
  content_digest bytea not null,
  picture_key text,
  kept_at timestamp with time zone not null,
  constraint kept_files_pkey PRIMARY KEY (storage_key),
  constraint kept_files_picture_key_key UNIQUE (picture_key),
  constraint kept_files_content_type_check CHECK ((content_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'application/pdf'::text, 'text/csv'::text, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'::text]))),
  constraint kept_files_size_bytes_check CHECK ((size_bytes > 0))
);

create table letter_prints (
  id integer generated always as identity not null,
  created_by integer,
  created_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  constraint letter_prints_pkey PRIMARY KEY (id),
  constraint letter_prints_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL
);
create INDEX letter_prints_by_author ON public.letter_prints USING btree (created_by) WHERE (created_by IS NOT NULL);
create UNIQUE INDEX letter_prints_one_unopened ON public.letter_prints USING btree ((true)) WHERE (opened_at IS NULL);

create table letters (
  id integer generated always as identity not null,
  effect_key text not null,
  household_id integer,
  content bytea,
  created_at timestamp with time zone not null,
  envelope_id integer,
  withdrawn_at timestamp with time zone,
  withdrawn_because text,
  held_cause text,
  leaves_at timestamp with time zone,
  constraint letters_pkey PRIMARY KEY (id),
  constraint letters_effect_key_key UNIQUE (effect_key),
  constraint letters_envelope_id_fkey FOREIGN KEY (envelope_id) REFERENCES envelopes(id) ON DELETE SET NULL,
  constraint letters_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE SET NULL,
  constraint letters_cleared_of_household CHECK (((content IS NOT NULL) OR (household_id IS NULL))),
  constraint letters_withdrawn_because_check CHECK ((withdrawn_because = ANY (ARRAY['settled'::text, 'death'::text]))),
  constraint letters_withdrawn_before_printed CHECK (((withdrawn_at IS NULL) OR (envelope_id IS NULL))),
  constraint letters_withdrawn_for_a_reason CHECK (((withdrawn_at IS NULL) = (withdrawn_because IS NULL)))
);
create INDEX letters_by_envelope ON public.letters USING btree (envelope_id) WHERE (envelope_id IS NOT NULL);
create INDEX letters_by_household ON public.letters USING btree (household_id) WHERE (household_id IS NOT NULL);
create INDEX letters_held ON public.letters USING btree (held_cause) WHERE (held_cause IS NOT NULL);
create INDEX letters_waiting ON public.letters USING btree (household_id, id) WHERE ((envelope_id IS NULL) AND (withdrawn_at IS NULL) AND (content IS NOT NULL));

create table log_ins (
  id integer generated always as identity not null,
  account_id integer not null,
  logged_in_at timestamp with time zone not null,
  browser text,
  system text,
  network text not null,
  constraint log_ins_pkey PRIMARY KEY (id),
  constraint log_ins_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
create INDEX log_ins_by_account ON public.log_ins USING btree (account_id, logged_in_at DESC);
create INDEX log_ins_by_time ON public.log_ins USING btree (logged_in_at);

create table mails (
  id integer generated always as identity not null,
  effect_key text not null,
  recipient text,
  content bytea,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  abandoned_at timestamp with time zone,
  household_id integer,
  sent_again_at timestamp with time zone,
  closed_at timestamp with time zone,
  abandoned_because text,
  abandoned_error text,
  held_cause text,
  leaves_at timestamp with time zone,
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_effect_key_key UNIQUE (effect_key),
  constraint mails_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE SET NULL,
  constraint mails_abandoned_because_check CHECK ((abandoned_because = ANY (ARRAY['refused'::text, 'too_old'::text, 'cannot_be_made'::text]))),
  constraint mails_abandoned_error_check CHECK ((length(abandoned_error) <= 300)),
  constraint mails_cleared_of_error CHECK (((content IS NOT NULL) OR (abandoned_error IS NULL))),
  constraint mails_cleared_of_household CHECK (((content IS NOT NULL) OR (household_id IS NULL))),
  constraint mails_cleared_wholly CHECK (((recipient IS NULL) = (content IS NULL)))
);
create INDEX mails_by_household ON public.mails USING btree (household_id) WHERE (household_id IS NOT NULL);
create INDEX mails_by_recipient ON public.mails USING btree (recipient, created_at);
create INDEX mails_by_time ON public.mails USING btree (created_at, id) INCLUDE (recipient) WHERE (content IS NOT NULL);
create INDEX mails_held ON public.mails USING btree (held_cause) WHERE (held_cause IS NOT NULL);
create INDEX mails_lost ON public.mails USING btree (abandoned_at DESC, id DESC) WHERE ((abandoned_at IS NOT NULL) AND (sent_at IS NULL) AND (closed_at IS NULL) AND (content IS NOT NULL));
create INDEX mails_to_clear ON public.mails USING btree (COALESCE(sent_at, abandoned_at), id) WHERE (content IS NOT NULL);
create INDEX mails_unsent ON public.mails USING btree (id) WHERE (sent_at IS NULL);
CREATE TRIGGER mails_refused_are_noted AFTER UPDATE OF sent_at, abandoned_because ON public.mails FOR EACH ROW WHEN (((new.recipient IS NOT NULL) AND (((new.sent_at IS NOT NULL) AND (old.sent_at IS NULL)) OR ((new.abandoned_because = 'refused'::text) AND (old.abandoned_because IS NULL))))) EXECUTE FUNCTION note_refused_address();

create table members (
  id integer generated always as identity not null,
  household_id integer not null,
  is_main boolean not null,
  status text not null default 'new'::text,
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  social_insurance_number bytea,
  citizenship_id integer,
  permanent_residence boolean not null default false,
  turkish_id_no bytea,
  place_of_birth text,
  gender text,
  civil_status text,
  father_name text,
  mother_name text,
  email text,
  membership_basis text not null,
  relationship_type text,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  status_since date not null,
  waiting_from date,
  waiting_until date,
  active_from date,
  inactive_from date,
  inactive_reason_id integer,
  joined_later boolean not null default false,
  search_name text generated always as fold_for_search(((first_name || ' '::text) || last_name)) stored,
  idempotency_key text,
  began_anew_on date,
  social_insurance_number_pending boolean not null default false,
  social_insurance_digest bytea,
  turkish_id_digest bytea,
  paid_until_year integer,
  known_since date,
  merged_into integer,
  constraint members_pkey PRIMARY KEY (id),
  constraint members_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint members_inactive_reason_id_fkey FOREIGN KEY (inactive_reason_id) REFERENCES inactive_reasons(id),
  constraint members_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES members(id) ON DELETE SET NULL,
  constraint members_check CHECK ((is_main = (membership_basis = 'main'::text))),
  constraint members_check1 CHECK (((status <> 'inactive'::text) OR (inactive_from IS NOT NULL))),
  constraint members_civil_status_check CHECK ((civil_status = ANY (ARRAY['single'::text, 'married'::text, 'divorced'::text, 'widowed'::text]))),
  constraint members_gender_check CHECK ((gender = ANY (ARRAY['female'::text, 'male'::text]))),
  constraint members_membership_basis_check CHECK ((membership_basis = ANY (ARRAY['main'::text, 'spouse'::text, 'child'::text, 'child_with_disability'::text, 'nb'::text]))),
  constraint members_number_pending_check CHECK (((NOT social_insurance_number_pending) OR (social_insurance_number IS NULL))),
  constraint members_paid_until_year_check CHECK (((paid_until_year >= 1950) AND (paid_until_year <= 9999))),
  constraint members_relationship_type_check CHECK ((relationship_type = ANY (ARRAY['wife'::text, 'husband'::text, 'father'::text, 'mother'::text, 'son'::text, 'daughter'::text, 'partner'::text, 'significant_other'::text, 'registered_partnership'::text, 'companion'::text]))),
  constraint members_status_check CHECK ((status = ANY (ARRAY['new'::text, 'waiting'::text, 'active'::text, 'inactive'::text])))
);
create INDEX members_by_birth_and_name ON public.members USING btree (date_of_birth, first_word_of(search_name), last_word_of(search_name), id) WHERE (date_of_birth IS NOT NULL);
create INDEX members_by_birth_and_parents ON public.members USING btree (date_of_birth, first_word_of(search_name), fold_for_search(mother_name), fold_for_search(father_name), id) WHERE ((date_of_birth IS NOT NULL) AND (mother_name IS NOT NULL) AND (father_name IS NOT NULL));
create INDEX members_by_household ON public.members USING btree (household_id) INCLUDE (id, status, date_of_birth);
create INDEX members_by_name ON public.members USING btree (last_word_of(search_name), first_word_of(search_name));
create INDEX members_by_part_of_email ON public.members USING gin (parts_of(lower((email COLLATE "C")))) WITH (fastupdate=off) WHERE (email IS NOT NULL);
create INDEX members_by_social_insurance_digest ON public.members USING btree (social_insurance_digest) WHERE (social_insurance_digest IS NOT NULL);
create INDEX members_by_turkish_id_digest ON public.members USING btree (turkish_id_digest) WHERE (turkish_id_digest IS NOT NULL);
create INDEX members_by_word_of_name ON public.members USING gin (words_of(search_name)) WITH (fastupdate=off);
create INDEX members_covered_as_child ON public.members USING btree (date_of_birth, id) WHERE ((status = ANY (ARRAY['waiting'::text, 'active'::text])) AND (relationship_type = ANY (ARRAY['son'::text, 'daughter'::text])));
create INDEX members_ended ON public.members USING btree (inactive_from, id) WHERE ((status = 'inactive'::text) AND (NOT is_main));
create INDEX members_household_of ON public.members USING btree (id) INCLUDE (household_id);
create UNIQUE INDEX members_idempotency_key ON public.members USING btree (household_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
create INDEX members_merged ON public.members USING btree (merged_into) WHERE (merged_into IS NOT NULL);
create INDEX members_number_pending ON public.members USING btree (created_at, id) WHERE social_insurance_number_pending;
create UNIQUE INDEX members_one_main_per_household ON public.members USING btree (household_id) INCLUDE (id) WHERE is_main;
create INDEX members_withdrawn ON public.members USING btree (inactive_from, id) WHERE ((status = 'inactive'::text) AND (NOT is_main) AND (active_from IS NULL));
create INDEX members_without_digest ON public.members USING btree (id) WHERE (((social_insurance_number IS NOT NULL) AND (social_insurance_digest IS NULL)) OR ((turkish_id_no IS NOT NULL) AND (turkish_id_digest IS NULL)));
CREATE TRIGGER members_are_covered AFTER UPDATE ON public.members FOR EACH ROW WHEN ((((old.status IS DISTINCT FROM new.status) OR (old.household_id IS DISTINCT FROM new.household_id)) OR (old.paid_until_year IS DISTINCT FROM new.paid_until_year))) EXECUTE FUNCTION keep_covered_person();
CREATE TRIGGER members_brought_are_covered AFTER INSERT ON public.members FOR EACH ROW WHEN ((new.status = ANY (ARRAY['waiting'::text, 'active'::text]))) EXECUTE FUNCTION keep_covered_person();
CREATE TRIGGER members_have_belonged AFTER UPDATE OF is_main, membership_basis, relationship_type ON public.members FOR EACH ROW WHEN ((((old.is_main IS DISTINCT FROM new.is_main) OR (old.membership_basis IS DISTINCT FROM new.membership_basis)) OR (old.relationship_type IS DISTINCT FROM new.relationship_type))) EXECUTE FUNCTION keep_belonging();
CREATE TRIGGER members_have_waited AFTER UPDATE OF waiting_from, waiting_until, joined_later ON public.members FOR EACH ROW WHEN ((((old.waiting_from IS DISTINCT FROM new.waiting_from) OR (old.waiting_until IS DISTINCT FROM new.waiting_until)) OR (old.joined_later IS DISTINCT FROM new.joined_later))) EXECUTE FUNCTION keep_waiting();

create table merged_households (
  household_id integer not null,
  into_household_id integer not null,
  merged_on date not null,
  asked_by integer,
  agreed_by integer,
  constraint merged_households_pkey PRIMARY KEY (household_id),
  constraint merged_households_agreed_by_fkey FOREIGN KEY (agreed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint merged_households_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint merged_households_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint merged_households_into_household_id_fkey FOREIGN KEY (into_household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint merged_households_check CHECK ((household_id <> into_household_id))
);
create INDEX merged_households_by_agreer ON public.merged_households USING btree (agreed_by) WHERE (agreed_by IS NOT NULL);
create INDEX merged_households_by_asker ON public.merged_households USING btree (asked_by) WHERE (asked_by IS NOT NULL);
create INDEX merged_households_into ON public.merged_households USING btree (into_household_id);

create table night_covers (
  member_id integer not null,
  verdict text not null,
  day date not null,
  constraint night_covers_pkey PRIMARY KEY (member_id),
  constraint night_covers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint night_covers_verdict_check CHECK ((verdict = ANY (ARRAY['excluded'::text, 'ended'::text, 'not_a_member'::text, 'unknown'::text, 'two_households'::text, 'over_age'::text, 'in_arrears'::text, 'accident_exempt'::text, 'waiting'::text, 'covered'::text])))
);
create INDEX night_covers_by_verdict ON public.night_covers USING btree (verdict, member_id);

create table notifications (
  id integer generated always as identity not null,
  household_id integer not null,
  effect_key text not null,
  title text not null,
  body_html text not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  language text,
  translations jsonb not null default '{}'::jsonb,
  held_cause text,
  leaves_at timestamp with time zone,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_household_id_effect_key_key UNIQUE (household_id, effect_key),
  constraint notifications_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint notifications_language_check CHECK ((language = ANY (ARRAY['de'::text, 'tr'::text, 'en'::text])))
);
create INDEX notifications_by_household ON public.notifications USING btree (household_id, created_at DESC, id DESC);
create INDEX notifications_held ON public.notifications USING btree (held_cause) WHERE (held_cause IS NOT NULL);
create INDEX notifications_of_circulars ON public.notifications USING btree (effect_key text_pattern_ops) INCLUDE (read_at) WHERE (effect_key ~~ 'post.circular%'::text);

create table office_news (
  id integer generated always as identity not null,
  title text not null,
  body_html text not null,
  household_id integer,
  created_by integer,
  created_at timestamp with time zone not null,
  language text,
  constraint office_news_pkey PRIMARY KEY (id),
  constraint office_news_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint office_news_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint office_news_language_check CHECK ((language = ANY (ARRAY['de'::text, 'tr'::text, 'en'::text])))
);
create INDEX office_news_by_author ON public.office_news USING btree (created_by) WHERE (created_by IS NOT NULL);
create INDEX office_news_by_household ON public.office_news USING btree (household_id) WHERE (household_id IS NOT NULL);

create table on_call_shifts (
  id integer generated always as identity not null,
  account_id integer not null,
  first_day date not null,
  last_day date,
  by_mail boolean not null,
  by_text_message boolean not null,
  mobile text,
  version integer not null default 1,
  constraint on_call_shifts_pkey PRIMARY KEY (id),
  constraint on_call_shifts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint on_call_shifts_check CHECK ((last_day >= first_day)),
  constraint on_call_shifts_check1 CHECK ((by_mail OR by_text_message)),
  constraint on_call_shifts_check2 CHECK (((mobile IS NOT NULL) OR (NOT by_text_message))),
  constraint on_call_shifts_mobile_check CHECK ((mobile ~ '^\+[1-9][0-9]{6,14}$'::text))
);
create INDEX on_call_shifts_by_account ON public.on_call_shifts USING btree (account_id);

create table open_bank_lines (
  id integer not null,
  value_date date not null,
  amount_cents integer not null,
  is_judged boolean not null default false,
  has_proposal boolean not null default false,
  amount_fits boolean not null default false,
  names_household boolean not null default false,
  search_text text not null default ''::text,
  words text[] not null default '{}'::text[],
  constraint open_bank_lines_pkey PRIMARY KEY (id),
  constraint open_bank_lines_id_fkey FOREIGN KEY (id) REFERENCES bank_transactions(id) ON DELETE CASCADE
);
create INDEX open_bank_lines_by_word ON public.open_bank_lines USING gin (words) WITH (fastupdate=off);
create INDEX open_bank_lines_in_order ON public.open_bank_lines USING btree (value_date, id);
create INDEX open_bank_lines_unjudged ON public.open_bank_lines USING btree (id) WHERE (NOT is_judged);

create table open_line_changes (
  id bigint generated always as identity not null,
  household_id integer,
  cents integer,
  bank_transaction_id integer,
  constraint open_line_changes_pkey PRIMARY KEY (id)
);

create table open_line_households (
  bank_transaction_id integer not null,
  household_id integer not null,
  is_held boolean not null,
  constraint open_line_households_pkey PRIMARY KEY (bank_transaction_id, household_id),
  constraint open_line_households_bank_transaction_id_fkey FOREIGN KEY (bank_transaction_id) REFERENCES open_bank_lines(id) ON DELETE CASCADE,
  constraint open_line_households_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE
);
create INDEX open_line_households_by_household ON public.open_line_households USING btree (household_id);

create table own_amounts (
  member_id integer not null,
  year integer not null,
  amount_cents integer not null,
  reason text not null,
  asked_by integer,
  agreed_by integer,
  agreed_at timestamp with time zone not null,
  constraint own_amounts_pkey PRIMARY KEY (member_id, year),
  constraint own_amounts_agreed_by_fkey FOREIGN KEY (agreed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint own_amounts_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint own_amounts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint own_amounts_amount_cents_check CHECK (((amount_cents >= 0) AND (amount_cents <= 1000000))),
  constraint own_amounts_year_check CHECK (((year >= 2000) AND (year <= 9999)))
);
create INDEX own_amounts_by_agreer ON public.own_amounts USING btree (agreed_by) WHERE (agreed_by IS NOT NULL);
create INDEX own_amounts_by_asker ON public.own_amounts USING btree (asked_by) WHERE (asked_by IS NOT NULL);

create table paper_applications (
  household_id integer not null,
  arrived_on date not null,
  counts boolean not null,
  entered_at timestamp with time zone not null,
  entered_by integer,
  submitted_at timestamp with time zone,
  idempotency_key text,
  constraint paper_applications_pkey PRIMARY KEY (household_id),
  constraint paper_applications_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint paper_applications_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE
);
create INDEX paper_applications_begun ON public.paper_applications USING btree (entered_at) WHERE (submitted_at IS NULL);
create INDEX paper_applications_by_clerk ON public.paper_applications USING btree (entered_by) WHERE (entered_by IS NOT NULL);
create UNIQUE INDEX paper_applications_idempotency_key ON public.paper_applications USING btree (idempotency_key) WHERE (idempotency_key IS NOT NULL);

create table past_dunning_steps (
  id integer not null,
  sale_invoice_id integer not null,
  level integer not null,
  reached_on date not null,
  open_cents integer not null,
  constraint past_dunning_steps_pkey PRIMARY KEY (id),
  constraint past_dunning_steps_sale_invoice_id_fkey FOREIGN KEY (sale_invoice_id) REFERENCES sale_invoices(id),
  constraint past_dunning_steps_level_check CHECK (((level >= 1) AND (level <= 3)))
);
create INDEX past_dunning_steps_by_invoice ON public.past_dunning_steps USING btree (sale_invoice_id);

create table payment_allocations (
  id integer generated always as identity not null,
  bank_transaction_id integer not null,
  sale_invoice_id integer not null,
  amount_cents integer not null,
  created_by integer,
  created_at timestamp with time zone not null,
  reversed_at timestamp with time zone,
  idempotency_key text,
  constraint payment_allocations_pkey PRIMARY KEY (id),
  constraint payment_allocations_bank_transaction_id_fkey FOREIGN KEY (bank_transaction_id) REFERENCES bank_transactions(id),
  constraint payment_allocations_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint payment_allocations_sale_invoice_id_fkey FOREIGN KEY (sale_invoice_id) REFERENCES sale_invoices(id),
  constraint payment_allocations_amount_cents_check CHECK ((amount_cents > 0))
);
create INDEX payment_allocations_by_booker ON public.payment_allocations USING btree (created_by) WHERE (created_by IS NOT NULL);
create INDEX payment_allocations_by_invoice ON public.payment_allocations USING btree (sale_invoice_id);
create INDEX payment_allocations_by_transaction ON public.payment_allocations USING btree (bank_transaction_id);
create UNIQUE INDEX payment_allocations_idempotency_key ON public.payment_allocations USING btree (bank_transaction_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE TRIGGER payment_allocations_added_are_spent AFTER INSERT ON public.payment_allocations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_spent_of_part();
CREATE TRIGGER payment_allocations_are_spent AFTER DELETE OR UPDATE ON public.payment_allocations FOR EACH ROW EXECUTE FUNCTION keep_spent_of_part();

create table payment_links (
  id integer generated always as identity not null,
  household_id integer not null,
  token_hash bytea not null,
  sale_invoice_id integer,
  combined_transfer_id integer,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint payment_links_pkey PRIMARY KEY (id),
  constraint payment_links_token_hash_key UNIQUE (token_hash),
  constraint payment_links_combined_transfer_id_fkey FOREIGN KEY (combined_transfer_id) REFERENCES combined_transfers(id) ON DELETE CASCADE,
  constraint payment_links_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint payment_links_sale_invoice_id_fkey FOREIGN KEY (sale_invoice_id) REFERENCES sale_invoices(id) ON DELETE CASCADE,
  constraint payment_links_check CHECK ((num_nonnulls(sale_invoice_id, combined_transfer_id) = 1))
);
create INDEX payment_links_by_combined ON public.payment_links USING btree (combined_transfer_id) WHERE (combined_transfer_id IS NOT NULL);
create INDEX payment_links_by_expiry ON public.payment_links USING btree (expires_at);
create INDEX payment_links_by_household ON public.payment_links USING btree (household_id);
create INDEX payment_links_by_invoice ON public.payment_links USING btree (sale_invoice_id) WHERE (sale_invoice_id IS NOT NULL);

create table phone_numbers (
  id integer generated always as identity not null,
  member_id integer not null,
  phone_number text not null,
  phone_type text not null,
  is_main_number boolean not null default false,
  created_at timestamp with time zone not null,
  idempotency_key text,
  constraint phone_numbers_pkey PRIMARY KEY (id),
  constraint phone_numbers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint phone_numbers_phone_type_check CHECK ((phone_type = ANY (ARRAY['private_landline'::text, 'private_mobile'::text, 'work_landline'::text, 'work_mobile'::text])))
);
create INDEX phone_numbers_by_last_digits ON public.phone_numbers USING btree (reverse(regexp_replace(phone_number, '\D'::text, ''::text, 'g'::text)) text_pattern_ops);
create INDEX phone_numbers_by_member ON public.phone_numbers USING btree (member_id);
create INDEX phone_numbers_by_number ON public.phone_numbers USING btree (phone_number);
create UNIQUE INDEX phone_numbers_idempotency_key ON public.phone_numbers USING btree (member_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
create UNIQUE INDEX phone_numbers_one_main_per_member ON public.phone_numbers USING btree (member_id) WHERE is_main_number;
CREATE TRIGGER phone_numbers_changed_end_consent AFTER UPDATE OF phone_number, member_id ON public.phone_numbers FOR EACH ROW WHEN (((old.phone_number IS DISTINCT FROM new.phone_number) OR (old.member_id IS DISTINCT FROM new.member_id))) EXECUTE FUNCTION end_text_consent();
CREATE TRIGGER phone_numbers_removed_end_consent BEFORE DELETE ON public.phone_numbers FOR EACH ROW EXECUTE FUNCTION end_text_consent();

create table recovery_codes (
  account_id integer not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (account_id, code_hash),
  constraint recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES second_factors(account_id) ON DELETE CASCADE
);

create table refund_parts (
  refund_id integer not null,
  bank_transaction_id integer not null,
  amount_cents integer not null,
  constraint refund_parts_pkey PRIMARY KEY (refund_id, bank_transaction_id),
  constraint refund_parts_bank_transaction_id_fkey FOREIGN KEY (bank_transaction_id) REFERENCES bank_transactions(id),
  constraint refund_parts_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id),
  constraint refund_parts_amount_cents_check CHECK ((amount_cents > 0))
);
create INDEX refund_parts_by_transaction ON public.refund_parts USING btree (bank_transaction_id);
CREATE TRIGGER refund_parts_are_spent AFTER INSERT OR DELETE OR UPDATE ON public.refund_parts FOR EACH ROW EXECUTE FUNCTION keep_spent_of_part();

create table refunds (
  id integer generated always as identity not null,
  household_id integer not null,
  amount_cents integer not null,
  value_date date not null,
  recipient_name text,
  recipient_iban text,
  reason text not null,
  bank_transaction_id integer,
  idempotency_key text,
  created_by integer,
  created_at timestamp with time zone not null,
  undone_by integer,
  undone_at timestamp with time zone,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_bank_transaction_id_key UNIQUE (bank_transaction_id),
  constraint refunds_bank_transaction_id_fkey FOREIGN KEY (bank_transaction_id) REFERENCES bank_transactions(id),
  constraint refunds_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint refunds_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id),
  constraint refunds_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint refunds_amount_cents_check CHECK ((amount_cents > 0)),
  constraint refunds_check CHECK (((bank_transaction_id IS NULL) OR (undone_at IS NULL)))
);
create INDEX refunds_by_booker ON public.refunds USING btree (created_by) WHERE (created_by IS NOT NULL);
create INDEX refunds_by_household ON public.refunds USING btree (household_id);
create INDEX refunds_by_undoer ON public.refunds USING btree (undone_by) WHERE (undone_by IS NOT NULL);
create UNIQUE INDEX refunds_idempotency_key ON public.refunds USING btree (household_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
create UNIQUE INDEX refunds_once ON public.refunds USING btree (household_id, value_date, amount_cents) WHERE (undone_at IS NULL);
create INDEX refunds_unconfirmed ON public.refunds USING btree (amount_cents) WHERE ((bank_transaction_id IS NULL) AND (undone_at IS NULL));
CREATE TRIGGER refunds_are_noted AFTER INSERT OR UPDATE OF undone_at, bank_transaction_id ON public.refunds FOR EACH ROW EXECUTE FUNCTION note_refund();
CREATE TRIGGER refunds_are_spent AFTER UPDATE OF undone_at ON public.refunds FOR EACH ROW EXECUTE FUNCTION keep_spent_of_refund();

create table refused_attempts (
  id bigint generated always as identity not null,
  account_id integer not null,
  hour timestamp with time zone not null,
  tried text,
  refusal text not null,
  reason text not null,
  household_id integer,
  last_at timestamp with time zone not null,
  times integer not null default 1,
  constraint refused_attempts_pkey PRIMARY KEY (id),
  constraint refused_attempts_once UNIQUE NULLS NOT DISTINCT (account_id, hour, tried, refusal, household_id),
  constraint refused_attempts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint refused_attempts_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint refused_attempts_reason_check CHECK ((reason = ANY (ARRAY['needs_second'::text, 'not_allowed'::text, 'against_rule'::text, 'not_valid'::text, 'not_there'::text, 'too_often'::text]))),
  constraint refused_attempts_times_check CHECK ((times > 0))
);
create INDEX refused_attempts_by_household ON public.refused_attempts USING btree (household_id) WHERE (household_id IS NOT NULL);
create INDEX refused_attempts_by_time ON public.refused_attempts USING btree (last_at, id);

create table release_households (
  release_id integer not null,
  household_id integer not null,
  invitation text not null,
  released_on date,
  constraint release_households_pkey PRIMARY KEY (release_id, household_id),
  constraint release_households_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint release_households_release_id_fkey FOREIGN KEY (release_id) REFERENCES releases(id) ON DELETE CASCADE,
  constraint release_households_invitation_check CHECK ((invitation = ANY (ARRAY['mail'::text, 'letter'::text, 'has_account'::text, 'ended'::text, 'no_birth_day'::text, 'no_address'::text])))
);
create INDEX release_households_by_household ON public.release_households USING btree (household_id);
create UNIQUE INDEX release_households_once ON public.release_households USING btree (household_id) WHERE (released_on IS NOT NULL);

create table releases (
  id integer generated always as identity not null,
  state text not null,
  asked_by integer,
  asked_at timestamp with time zone not null,
  agreed_by integer,
  leaves_at timestamp with time zone,
  first_invoices_at timestamp with time zone,
  first_reminders_at timestamp with time zone,
  idempotency_key text,
  constraint releases_pkey PRIMARY KEY (id),
  constraint releases_agreed_by_fkey FOREIGN KEY (agreed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint releases_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint releases_leave_once_agreed CHECK (((leaves_at IS NOT NULL) OR (state = 'asked'::text) OR (state = 'stopped'::text))),
  constraint releases_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'releasing'::text, 'stopped'::text, 'released'::text])))
);
create INDEX releases_by_agreeing ON public.releases USING btree (agreed_by) WHERE (agreed_by IS NOT NULL);
create INDEX releases_by_asker ON public.releases USING btree (asked_by) WHERE (asked_by IS NOT NULL);
create UNIQUE INDEX releases_idempotency_key ON public.releases USING btree (idempotency_key) WHERE (idempotency_key IS NOT NULL);

create table reminder_holds (
  household_id integer not null,
  held_until date not null,
  reason text not null,
  held_by integer,
  held_at timestamp with time zone not null,
  constraint reminder_holds_pkey PRIMARY KEY (household_id),
  constraint reminder_holds_held_by_fkey FOREIGN KEY (held_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint reminder_holds_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE
);
create INDEX reminder_holds_by_end ON public.reminder_holds USING btree (held_until);
create INDEX reminder_holds_by_holder ON public.reminder_holds USING btree (held_by) WHERE (held_by IS NOT NULL);

create table runs (
  id integer generated always as identity not null,
  kind text not null,
  payload jsonb not null,
  created_by integer,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  position jsonb,
  done integer not null default 0,
  failed integer not null default 0,
  total integer,
  tries integer not null default 0,
  worked_at timestamp with time zone,
  stop_wanted_at timestamp with time zone,
  outcome text,
  ended_at timestamp with time zone,
  constraint runs_pkey PRIMARY KEY (id),
  constraint runs_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint runs_check CHECK (((outcome IS NULL) = (ended_at IS NULL))),
  constraint runs_done_check CHECK ((done >= 0)),
  constraint runs_failed_check CHECK ((failed >= 0)),
  constraint runs_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'stopped'::text, 'failed'::text]))),
  constraint runs_total_check CHECK ((total >= 0))
);
create INDEX runs_by_creator ON public.runs USING btree (created_by);
create INDEX runs_by_end ON public.runs USING btree (ended_at DESC, id DESC) WHERE (outcome IS NOT NULL);
create UNIQUE INDEX runs_unfinished ON public.runs USING btree (kind, payload) WHERE (outcome IS NULL);

create table sale_invoice_items (
  id integer generated always as identity not null,
  sale_invoice_id integer not null,
  member_id integer,
  basis text,
  description text,
  amount_cents integer not null,
  tax_cents integer not null default 0,
  total_cents integer generated always as (amount_cents + tax_cents) stored,
  first_name text,
  last_name text,
  is_own_amount boolean not null default false,
  constraint sale_invoice_items_pkey PRIMARY KEY (id),
  constraint sale_invoice_items_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint sale_invoice_items_sale_invoice_id_fkey FOREIGN KEY (sale_invoice_id) REFERENCES sale_invoices(id) ON DELETE CASCADE,
  constraint sale_invoice_items_amount_cents_check CHECK ((amount_cents >= 0)),
  constraint sale_invoice_items_tax_cents_check CHECK ((tax_cents >= 0))
);
create INDEX sale_invoice_items_by_invoice ON public.sale_invoice_items USING btree (sale_invoice_id);
create INDEX sale_invoice_items_by_member ON public.sale_invoice_items USING btree (member_id);
create UNIQUE INDEX sale_invoice_items_once_per_member ON public.sale_invoice_items USING btree (sale_invoice_id, member_id) WHERE (member_id IS NOT NULL);
CREATE TRIGGER sale_invoice_items_added_are_contributions AFTER INSERT ON public.sale_invoice_items REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_contribution_year_of_item();
CREATE TRIGGER sale_invoice_items_are_contributions AFTER DELETE OR UPDATE OF member_id, sale_invoice_id ON public.sale_invoice_items FOR EACH ROW EXECUTE FUNCTION keep_contribution_year_of_item();

create table sale_invoices (
  id integer generated always as identity not null,
  household_id integer not null,
  type text not null,
  status_id integer not null,
  bill_number text not null,
  payment_reference text not null,
  billed_year integer not null,
  description text,
  amount_cents integer not null,
  paid_cents integer not null default 0,
  dunning_status integer not null default 0,
  created_at timestamp with time zone not null,
  date date,
  due_date date,
  settled_on date,
  replaced_by integer,
  idempotency_key text,
  merged_from integer,
  constraint sale_invoices_pkey PRIMARY KEY (id),
  constraint sale_invoices_bill_number_key UNIQUE (bill_number),
  constraint sale_invoices_payment_reference_key UNIQUE (payment_reference),
  constraint sale_invoices_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id),
  constraint sale_invoices_merged_from_fkey FOREIGN KEY (merged_from) REFERENCES households(id) ON DELETE SET NULL,
  constraint sale_invoices_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES sale_invoices(id),
  constraint sale_invoices_amount_cents_check CHECK ((amount_cents >= 0)),
  constraint sale_invoices_check CHECK (((status_id = ANY (ARRAY[1, 8])) OR ((date IS NOT NULL) AND (due_date IS NOT NULL)))),
  constraint sale_invoices_dunning_status_check CHECK (((dunning_status >= 0) AND (dunning_status <= 3))),
  constraint sale_invoices_paid_cents_check CHECK ((paid_cents >= 0)),
  constraint sale_invoices_status_id_check CHECK (((status_id >= 1) AND (status_id <= 8))),
  constraint sale_invoices_type_check CHECK ((type = ANY (ARRAY['siac'::text, 'sirf'::text, 'sim'::text])))
);
create INDEX sale_invoices_after_reminders ON public.sale_invoices USING btree (due_date, id) WHERE ((dunning_status = 3) AND (status_id = ANY (ARRAY[2, 7])));
create INDEX sale_invoices_by_date ON public.sale_invoices USING btree (date, id) INCLUDE (status_id);
create INDEX sale_invoices_by_household ON public.sale_invoices USING btree (household_id, due_date DESC, id DESC);
create INDEX sale_invoices_by_open_amount ON public.sale_invoices USING btree (((amount_cents - paid_cents)), due_date, id) WHERE (status_id = ANY (ARRAY[2, 7]));
create INDEX sale_invoices_by_part_of_number ON public.sale_invoices USING gin (parts_of(replace(bill_number, '-'::text, ''::text)));
create UNIQUE INDEX sale_invoices_idempotency_key ON public.sale_invoices USING btree (household_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
create INDEX sale_invoices_merged ON public.sale_invoices USING btree (merged_from) WHERE (merged_from IS NOT NULL);
create INDEX sale_invoices_of_year ON public.sale_invoices USING btree (billed_year, household_id) WHERE (type = 'siac'::text);
create UNIQUE INDEX sale_invoices_one_draft_per_type ON public.sale_invoices USING btree (household_id, type) WHERE (status_id = 1);
create INDEX sale_invoices_replaced_by ON public.sale_invoices USING btree (replaced_by) WHERE (replaced_by IS NOT NULL);
create INDEX sale_invoices_settled_without_money ON public.sale_invoices USING btree (settled_on) WHERE ((paid_cents < amount_cents) AND (settled_on IS NOT NULL));
create INDEX sale_invoices_unsettled ON public.sale_invoices USING btree (due_date) WHERE (status_id = ANY (ARRAY[2, 7]));
create INDEX sale_invoices_with_surplus ON public.sale_invoices USING btree (household_id) WHERE ((status_id = ANY (ARRAY[4, 6])) AND (paid_cents > 0));
CREATE TRIGGER sale_invoices_added_are_noted AFTER INSERT ON public.sale_invoices REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_invoices_added();
CREATE TRIGGER sale_invoices_are_contributions AFTER UPDATE ON public.sale_invoices FOR EACH ROW WHEN (((old.household_id IS DISTINCT FROM new.household_id) OR (old.type IS DISTINCT FROM new.type) OR (old.billed_year IS DISTINCT FROM new.billed_year) OR (is_billed_status(old.status_id) IS DISTINCT FROM is_billed_status(new.status_id)))) EXECUTE FUNCTION keep_contribution_year_of_invoice();
CREATE TRIGGER sale_invoices_are_noted AFTER UPDATE ON public.sale_invoices REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION note_invoices_changed();
CREATE TRIGGER sale_invoices_have_been_owed AFTER UPDATE OF due_date, status_id ON public.sale_invoices FOR EACH ROW WHEN ((((old.due_date IS NOT NULL) AND (old.due_date IS DISTINCT FROM new.due_date)) OR (is_given_up_status(old.status_id) IS DISTINCT FROM is_given_up_status(new.status_id)))) EXECUTE FUNCTION keep_invoice_history();

create table second_approvals (
  id integer generated always as identity not null,
  household_id integer,
  kind text not null,
  wanted jsonb not null,
  reason text,
  idempotency_key text,
  asked_by integer,
  asked_at timestamp with time zone not null,
  takes_effect_at timestamp with time zone,
  outcome text,
  decided_by integer,
  decided_at timestamp with time zone,
  decided_reason text,
  constraint second_approvals_pkey PRIMARY KEY (id),
  constraint second_approvals_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint second_approvals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint second_approvals_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint second_approvals_check CHECK (((outcome IS NULL) = (decided_at IS NULL))),
  constraint second_approvals_kind_check CHECK ((kind = ANY (ARRAY['refund'::text, 'email'::text, 'log_in'::text, 'settings'::text, 'payment'::text, 'news'::text, 'own_amount'::text, 'arrival'::text, 'account_code'::text, 'joining'::text, 'merging'::text, 'staff_invitation'::text, 'staff_role'::text, 'staff_reset'::text, 'staff_reopening'::text]))),
  constraint second_approvals_of_nobody_check CHECK (((household_id IS NULL) = (kind = ANY (ARRAY['settings'::text, 'news'::text, 'staff_invitation'::text, 'staff_role'::text, 'staff_reset'::text, 'staff_reopening'::text])))),
  constraint second_approvals_outcome_check CHECK ((outcome = ANY (ARRAY['agreed'::text, 'declined'::text, 'withdrawn'::text, 'lapsed'::text, 'took_effect'::text])))
);
create INDEX second_approvals_by_asker ON public.second_approvals USING btree (asked_by) WHERE (asked_by IS NOT NULL);
create INDEX second_approvals_by_decider ON public.second_approvals USING btree (decided_by) WHERE (decided_by IS NOT NULL);
create INDEX second_approvals_by_household ON public.second_approvals USING btree (household_id);
create UNIQUE INDEX second_approvals_idempotency_key ON public.second_approvals USING btree (household_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
create INDEX second_approvals_joining ON public.second_approvals USING btree ((((wanted ->> 'application_id'::text))::integer)) WHERE ((kind = 'joining'::text) AND (outcome IS NULL));
create INDEX second_approvals_merging ON public.second_approvals USING btree ((((wanted ->> 'closes_id'::text))::integer)) WHERE ((kind = 'merging'::text) AND (outcome IS NULL));
create INDEX second_approvals_open ON public.second_approvals USING btree (asked_at) WHERE ((outcome IS NULL) OR (outcome = 'took_effect'::text));

create table second_factor_offers (
  session_id integer not null,
  secret bytea not null,
  offered_at timestamp with time zone not null,
  constraint second_factor_offers_pkey PRIMARY KEY (session_id),
  constraint second_factor_offers_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);

create table second_factors (
  account_id integer not null,
  secret bytea not null,
  last_step integer not null,
  set_at timestamp with time zone not null,
  constraint second_factors_pkey PRIMARY KEY (account_id),
  constraint second_factors_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table sessions (
  id integer generated always as identity not null,
  account_id integer not null,
  token_hash bytea not null,
  remember boolean not null,
  user_agent text not null default ''::text,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  second_factor_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
create INDEX sessions_by_account ON public.sessions USING btree (account_id);
create INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);

create table staff_invitations (
  id integer generated always as identity not null,
  email text not null,
  name text not null,
  role text not null,
  language text not null,
  token_hash bytea not null,
  invited_by integer not null,
  agreed_by integer,
  invited_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint staff_invitations_pkey PRIMARY KEY (id),
  constraint staff_invitations_email_key UNIQUE (email),
  constraint staff_invitations_token_hash_key UNIQUE (token_hash),
  constraint staff_invitations_agreed_by_fkey FOREIGN KEY (agreed_by) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint staff_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint staff_invitations_email_check CHECK (((length(email) >= 3) AND (length(email) <= 200))),
  constraint staff_invitations_language_check CHECK ((language = ANY (ARRAY['de'::text, 'tr'::text, 'en'::text]))),
  constraint staff_invitations_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint staff_invitations_role_check CHECK ((role = ANY (ARRAY['clerk'::text, 'board'::text])))
);
create INDEX staff_invitations_by_agreer ON public.staff_invitations USING btree (agreed_by) WHERE (agreed_by IS NOT NULL);
create INDEX staff_invitations_by_inviter ON public.staff_invitations USING btree (invited_by);

create table status_history (
  id integer generated always as identity not null,
  household_id integer not null,
  member_id integer,
  from_status text not null,
  to_status text not null,
  changed_at timestamp with time zone not null,
  effective_on date not null,
  actor_account_id integer,
  inactive_reason_id integer,
  reason text,
  constraint status_history_pkey PRIMARY KEY (id),
  constraint status_history_actor_account_id_fkey FOREIGN KEY (actor_account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint status_history_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint status_history_inactive_reason_id_fkey FOREIGN KEY (inactive_reason_id) REFERENCES inactive_reasons(id),
  constraint status_history_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);
create INDEX status_history_by_actor ON public.status_history USING btree (actor_account_id) WHERE (actor_account_id IS NOT NULL);
create INDEX status_history_by_household ON public.status_history USING btree (household_id, id);
create INDEX status_history_by_member ON public.status_history USING btree (member_id) WHERE (member_id IS NOT NULL);

create table store_mark (
  id uuid not null default gen_random_uuid(),
  only_one boolean not null default true,
  constraint store_mark_pkey PRIMARY KEY (only_one),
  constraint store_mark_only_one_check CHECK (only_one)
);

create table substitutes (
  id integer generated always as identity not null,
  household_id integer not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone_private_mobile text,
  phone_private_landline text,
  represent_me_as text not null,
  valid_until date not null,
  created_at timestamp with time zone not null,
  ended_on date,
  idempotency_key text,
  constraint substitutes_pkey PRIMARY KEY (id),
  constraint substitutes_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint substitutes_represent_me_as_check CHECK ((represent_me_as = ANY (ARRAY['administrator'::text, 'lawyer'::text, 'family_member'::text])))
);
create INDEX substitutes_by_household ON public.substitutes USING btree (household_id);
create INDEX substitutes_by_last_digits_of_landline ON public.substitutes USING btree (reverse(regexp_replace(phone_private_landline, '\D'::text, ''::text, 'g'::text)) text_pattern_ops) WHERE (phone_private_landline IS NOT NULL);
create INDEX substitutes_by_last_digits_of_mobile ON public.substitutes USING btree (reverse(regexp_replace(phone_private_mobile, '\D'::text, ''::text, 'g'::text)) text_pattern_ops) WHERE (phone_private_mobile IS NOT NULL);
create INDEX substitutes_by_part_of_email ON public.substitutes USING gin (parts_of(lower((email COLLATE "C")))) WITH (fastupdate=off);
create INDEX substitutes_by_word_of_name ON public.substitutes USING gin (words_of(fold_for_search(((first_name || ' '::text) || last_name)))) WITH (fastupdate=off);
create UNIQUE INDEX substitutes_idempotency_key ON public.substitutes USING btree (household_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
create INDEX substitutes_running ON public.substitutes USING btree (valid_until) WHERE (ended_on IS NULL);

create table take_over_comparisons (
  row_id integer not null,
  on_day date not null,
  revision bigint,
  counts jsonb not null,
  constraint take_over_comparisons_pkey PRIMARY KEY (row_id),
  constraint take_over_comparisons_row_id_fkey FOREIGN KEY (row_id) REFERENCES take_over_rows(id) ON DELETE CASCADE
);

create table take_over_differences (
  id integer generated always as identity not null,
  row_id integer not null,
  kind text not null,
  person integer,
  member_id integer,
  listed text,
  here text,
  because text,
  words text,
  explained_by integer,
  explained_at timestamp with time zone,
  constraint take_over_differences_pkey PRIMARY KEY (id),
  constraint take_over_differences_row_id_kind_person_member_id_listed_h_key UNIQUE NULLS NOT DISTINCT (row_id, kind, person, member_id, listed, here),
  constraint take_over_differences_explained_by_fkey FOREIGN KEY (explained_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint take_over_differences_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  constraint take_over_differences_row_id_fkey FOREIGN KEY (row_id) REFERENCES take_over_rows(id) ON DELETE CASCADE,
  constraint take_over_differences_because_check CHECK ((because = ANY (ARRAY['list_out_of_date'::text, 'changed_since'::text, 'our_rule'::text, 'left_out'::text, 'entered_otherwise'::text, 'other'::text]))),
  constraint take_over_differences_explained_wholly CHECK (((because IS NULL) = (explained_at IS NULL))),
  constraint take_over_differences_here_check CHECK ((length(here) <= 100)),
  constraint take_over_differences_kind_check CHECK ((kind = ANY (ARRAY['cover'::text, 'status'::text, 'open_items'::text, 'person_missing'::text, 'person_added'::text, 'not_taken_over'::text, 'not_comparable'::text]))),
  constraint take_over_differences_listed_check CHECK ((length(listed) <= 100)),
  constraint take_over_differences_words_check CHECK ((length(words) <= 200)),
  constraint take_over_differences_words_explain CHECK (((words IS NULL) OR (because IS NOT NULL)))
);
create INDEX take_over_differences_by_explainer ON public.take_over_differences USING btree (explained_by) WHERE (explained_by IS NOT NULL);
create INDEX take_over_differences_by_member ON public.take_over_differences USING btree (member_id) WHERE (member_id IS NOT NULL);
create INDEX take_over_differences_open ON public.take_over_differences USING btree (row_id) WHERE (because IS NULL);

create table take_over_proofs (
  take_over_id integer not null,
  compared_at timestamp with time zone,
  figures jsonb,
  asked_by integer,
  asked_at timestamp with time zone,
  asked_name text,
  signed_by integer,
  signed_at timestamp with time zone,
  signed_name text,
  by_two boolean not null default false,
  signed_for date,
  constraint take_over_proofs_pkey PRIMARY KEY (take_over_id),
  constraint take_over_proofs_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint take_over_proofs_signed_by_fkey FOREIGN KEY (signed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint take_over_proofs_take_over_id_fkey FOREIGN KEY (take_over_id) REFERENCES take_overs(id) ON DELETE CASCADE,
  constraint take_over_proofs_asked_before_signed CHECK (((signed_at IS NULL) OR (asked_at IS NOT NULL))),
  constraint take_over_proofs_asked_name_check CHECK ((length(asked_name) <= 1000)),
  constraint take_over_proofs_asked_with_figures CHECK (((asked_at IS NULL) OR (figures IS NOT NULL))),
  constraint take_over_proofs_signed_for_a_day CHECK (((signed_at IS NULL) = (signed_for IS NULL))),
  constraint take_over_proofs_signed_name_check CHECK ((length(signed_name) <= 1000))
);
create INDEX take_over_proofs_by_asker ON public.take_over_proofs USING btree (asked_by) WHERE (asked_by IS NOT NULL);
create INDEX take_over_proofs_by_signer ON public.take_over_proofs USING btree (signed_by) WHERE (signed_by IS NOT NULL);

create table take_over_rows (
  id integer generated always as identity not null,
  take_over_id integer not null,
  key text,
  sheet integer not null,
  row_no integer not null,
  data bytea,
  problems jsonb not null default '[]'::jsonb,
  digests jsonb not null default '{}'::jsonb,
  numbers bytea[] not null default '{}'::bytea[],
  old_number text,
  predicted text,
  predicted_reasons jsonb not null default '[]'::jsonb,
  verdict text,
  reasons jsonb not null default '[]'::jsonb,
  warnings jsonb not null default '[]'::jsonb,
  decided_at timestamp with time zone,
  household_id integer,
  revision bigint,
  undone text,
  undone_reasons jsonb not null default '[]'::jsonb,
  places jsonb not null default '[]'::jsonb,
  made_people integer[] not null default '{}'::integer[],
  open_changes integer not null default 0,
  is_takeable boolean not null default false,
  constraint take_over_rows_pkey PRIMARY KEY (id),
  constraint take_over_rows_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE SET NULL,
  constraint take_over_rows_take_over_id_fkey FOREIGN KEY (take_over_id) REFERENCES take_overs(id) ON DELETE CASCADE,
  constraint take_over_rows_decided_wholly CHECK (((verdict IS NULL) = (decided_at IS NULL))),
  constraint take_over_rows_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200))),
  constraint take_over_rows_open_changes_check CHECK ((open_changes >= 0)),
  constraint take_over_rows_predicted_check CHECK ((predicted = ANY (ARRAY['made'::text, 'doubled'::text, 'changed'::text, 'refused'::text, 'unchanged'::text]))),
  constraint take_over_rows_undone_check CHECK ((undone = ANY (ARRAY['taken_back'::text, 'kept'::text, 'failed'::text]))),
  constraint take_over_rows_verdict_check CHECK ((verdict = ANY (ARRAY['made'::text, 'doubled'::text, 'changed'::text, 'refused'::text, 'unchanged'::text])))
);
create INDEX take_over_rows_by_household ON public.take_over_rows USING btree (household_id) WHERE (household_id IS NOT NULL);
create INDEX take_over_rows_by_key ON public.take_over_rows USING btree (key) WHERE (household_id IS NOT NULL);
create INDEX take_over_rows_by_number ON public.take_over_rows USING gin (numbers);
create INDEX take_over_rows_by_old_number ON public.take_over_rows USING btree (take_over_id, old_number) WHERE (old_number IS NOT NULL);
create INDEX take_over_rows_in_order ON public.take_over_rows USING btree (take_over_id, id);
create UNIQUE INDEX take_over_rows_one_per_key ON public.take_over_rows USING btree (take_over_id, key) WHERE (key IS NOT NULL);
create INDEX take_over_rows_with_changes ON public.take_over_rows USING btree (take_over_id, id) WHERE (open_changes > 0);

create table take_overs (
  id integer generated always as identity not null,
  imported_file_id integer,
  name text not null,
  created_by integer,
  created_at timestamp with time zone not null,
  tried_at timestamp with time zone,
  asked_by integer,
  asked_at timestamp with time zone,
  agreed_by integer,
  agreed_at timestamp with time zone,
  undo_asked_by integer,
  undo_asked_at timestamp with time zone,
  list_gone_at timestamp with time zone,
  constraint take_overs_pkey PRIMARY KEY (id),
  constraint take_overs_imported_file_id_key UNIQUE (imported_file_id),
  constraint take_overs_agreed_by_fkey FOREIGN KEY (agreed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint take_overs_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint take_overs_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint take_overs_imported_file_id_fkey FOREIGN KEY (imported_file_id) REFERENCES imported_files(id) ON DELETE SET NULL,
  constraint take_overs_undo_asked_by_fkey FOREIGN KEY (undo_asked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint take_overs_asked_before_agreed CHECK (((agreed_at IS NULL) OR (asked_at IS NOT NULL))),
  constraint take_overs_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
);
create INDEX take_overs_by_agreer ON public.take_overs USING btree (agreed_by) WHERE (agreed_by IS NOT NULL);
create INDEX take_overs_by_asker ON public.take_overs USING btree (asked_by) WHERE (asked_by IS NOT NULL);
create INDEX take_overs_by_creator ON public.take_overs USING btree (created_by) WHERE (created_by IS NOT NULL);
create INDEX take_overs_by_undo ON public.take_overs USING btree (undo_asked_by) WHERE (undo_asked_by IS NOT NULL);

create table taking_over_finished (
  is_finished boolean not null default true,
  finished_by integer,
  finished_at timestamp with time zone not null,
  constraint taking_over_finished_pkey PRIMARY KEY (is_finished),
  constraint taking_over_finished_finished_by_fkey FOREIGN KEY (finished_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint taking_over_finished_is_finished_check CHECK (is_finished)
);
create INDEX taking_over_finished_by_account ON public.taking_over_finished USING btree (finished_by) WHERE (finished_by IS NOT NULL);

create table text_consents (
  id integer generated always as identity not null,
  household_id integer not null,
  member_id integer,
  phone_number_id integer,
  number text,
  words_version integer not null,
  asked_at timestamp with time zone not null,
  code_hash bytea,
  code_until timestamp with time zone,
  agreed_at timestamp with time zone,
  told_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_because text,
  constraint text_consents_pkey PRIMARY KEY (id),
  constraint text_consents_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint text_consents_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE SET NULL,
  constraint text_consents_phone_number_id_fkey FOREIGN KEY (phone_number_id) REFERENCES phone_numbers(id) ON DELETE SET NULL,
  constraint text_consents_code CHECK (((code_hash IS NULL) = (code_until IS NULL))),
  constraint text_consents_end CHECK (((ended_at IS NULL) = (ended_because IS NULL))),
  constraint text_consents_ended_because_check CHECK ((ended_because = ANY (ARRAY['member'::text, 'number'::text, 'household'::text]))),
  constraint text_consents_number CHECK (((ended_at IS NULL) = (number IS NOT NULL))),
  constraint text_consents_number_check CHECK ((number ~ '^\+[1-9][0-9]{6,14}$'::text)),
  constraint text_consents_wish CHECK (((agreed_at IS NULL) = (code_hash IS NOT NULL))),
  constraint text_consents_wish_not_ended CHECK (((agreed_at IS NOT NULL) OR (ended_at IS NULL)))
);
create INDEX text_consents_by_household ON public.text_consents USING btree (household_id);
create INDEX text_consents_by_member ON public.text_consents USING btree (member_id) WHERE (member_id IS NOT NULL);
create INDEX text_consents_by_phone ON public.text_consents USING btree (phone_number_id) WHERE (phone_number_id IS NOT NULL);
create UNIQUE INDEX text_consents_one_in_force ON public.text_consents USING btree (household_id) WHERE ((agreed_at IS NOT NULL) AND (ended_at IS NULL));
create UNIQUE INDEX text_consents_one_wish ON public.text_consents USING btree (household_id) WHERE (agreed_at IS NULL);

create table text_messages (
  id integer generated always as identity not null,
  effect_key text not null,
  recipient text,
  content bytea,
  household_id integer,
  created_at timestamp with time zone not null,
  useful_until timestamp with time zone not null,
  sent_at timestamp with time zone,
  abandoned_at timestamp with time zone,
  abandoned_because text,
  abandoned_error text,
  closed_at timestamp with time zone,
  constraint text_messages_pkey PRIMARY KEY (id),
  constraint text_messages_effect_key_key UNIQUE (effect_key),
  constraint text_messages_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE SET NULL,
  constraint text_messages_abandoned_because_check CHECK ((abandoned_because = ANY (ARRAY['refused'::text, 'too_old'::text]))),
  constraint text_messages_abandoned_error_check CHECK ((length(abandoned_error) <= 300)),
  constraint text_messages_cleared_of_error CHECK (((content IS NOT NULL) OR (abandoned_error IS NULL))),
  constraint text_messages_cleared_of_household CHECK (((content IS NOT NULL) OR (household_id IS NULL))),
  constraint text_messages_cleared_wholly CHECK (((recipient IS NULL) = (content IS NULL))),
  constraint text_messages_recipient_check CHECK ((recipient ~ '^\+[1-9][0-9]{6,14}$'::text))
);
create INDEX text_messages_by_household ON public.text_messages USING btree (household_id) WHERE (household_id IS NOT NULL);
create INDEX text_messages_codes ON public.text_messages USING btree (created_at) WHERE (effect_key ~~ 'textCode/%'::text);
create INDEX text_messages_lost ON public.text_messages USING btree (abandoned_at DESC, id DESC) WHERE ((abandoned_at IS NOT NULL) AND (closed_at IS NULL) AND (content IS NOT NULL));
create INDEX text_messages_to_clear ON public.text_messages USING btree (COALESCE(sent_at, abandoned_at), id) WHERE (content IS NOT NULL);
create INDEX text_messages_unsent ON public.text_messages USING btree (id) WHERE (sent_at IS NULL);

create table throttle_hits (
  id bigint generated always as identity not null,
  key text not null,
  hit_at timestamp with time zone not null,
  attempt text,
  pending_until timestamp with time zone,
  constraint throttle_hits_pkey PRIMARY KEY (id),
  constraint throttle_hits_check CHECK (((attempt IS NULL) = (pending_until IS NULL)))
);
create INDEX throttle_hits_by_key ON public.throttle_hits USING btree (key, hit_at);
create INDEX throttle_hits_by_time ON public.throttle_hits USING btree (hit_at);
create INDEX throttle_hits_unjudged ON public.throttle_hits USING btree (attempt) WHERE (attempt IS NOT NULL);

create table waiting_history (
  id integer generated always as identity not null,
  member_id integer not null,
  waiting_from date,
  waiting_until date,
  joined_later boolean,
  held_until date,
  written_at timestamp with time zone not null,
  constraint waiting_history_pkey PRIMARY KEY (id),
  constraint waiting_history_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE
);
create INDEX waiting_history_by_member ON public.waiting_history USING btree (member_id);

-- function account_view
-- function business_day
-- function confirmed_fees
-- function contribution_year
-- function end_text_consent
-- function fees_billed
-- function fees_locked
-- function first_word_of
-- function fold_for_search
-- function forget_merged
-- function free_cents
-- function has_reported_death
-- function held_until
-- function household_invoices
-- function household_on
-- function household_people
-- function household_person
-- function invoice_record
-- function is_billed_status
-- function is_confirmed_status
-- function is_draft_status
-- function is_given_up_status
-- function is_held
-- function is_over_paid_status
-- function is_owed_status
-- function keep_belonging
-- function keep_cash_entry
-- function keep_contribution_year
-- function keep_contribution_year_of_invoice
-- function keep_contribution_year_of_item
-- function keep_covered_person
-- function keep_invoice_history
-- function keep_open_line
-- function keep_open_lines_added
-- function keep_spent
-- function keep_spent_of_part
-- function keep_spent_of_refund
-- function keep_waiting
-- function last_word_of
-- function lead_to_staying
-- function lock_household
-- function lock_member
-- function lock_own_household
-- function may_hold_surplus
-- function note_invoices_added
-- function note_invoices_changed
-- function note_refund
-- function note_refused_address
-- function old_number_of
-- function parts_of
-- function people_like_listed
-- function people_to_compare
-- function people_with_confirmed_fees
-- function person_record
-- function refunded_cents
-- function released_on
-- function session_record
-- function skip_of
-- function spent_cents
-- function staying_household
-- function substitute_record
-- function waits_for_first_invoices
-- function waits_for_first_reminders
-- function whole_of
-- function wire_instant
-- function words_of
-- view free_money
-- view latest_validity
-- view refundable_money
