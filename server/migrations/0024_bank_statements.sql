-- The bank's own files: each is kept as what it brought, and each of its lines stands in bank_transactions once.
create table bank_statements (
  id integer generated always as identity primary key,
  file_digest text not null unique,
  file_name text not null,
  first_day date,
  last_day date,
  line_count integer not null check (line_count >= 0),
  known_count integer not null check (known_count >= 0),
  skipped_count integer not null check (skipped_count >= 0),
  created_by integer references accounts on delete set null,
  created_at timestamptz not null
);
comment on column bank_statements.known_count is 'lines that an earlier file had brought';

alter table bank_transactions
  add column statement_id integer references bank_statements,
  add column booked_on date,
  add column bank_reference text,
  add column end_to_end_id text,
  add column structured_reference text,
  add column is_return boolean not null default false,
  add column is_left_to_person boolean not null default false,
  add column laid_aside_at timestamptz,
  add column laid_aside_by integer references accounts on delete set null,
  add column laid_aside_reason text,
  add check ((laid_aside_at is null) = (laid_aside_reason is null));
comment on column bank_transactions.is_left_to_person is 'somebody took it back: it is never booked by itself again';
comment on column bank_transactions.payment_reference is 'of the one bill that is paid or named';
create index bank_transactions_undecided on bank_transactions (value_date, id)
  where source = 'camt' and household_id is null and laid_aside_at is null;
create index bank_transactions_by_statement on bank_transactions (statement_id) where statement_id is not null;
create index bank_transactions_by_end_to_end on bank_transactions (end_to_end_id) where end_to_end_id is not null;
create index bank_transactions_by_account on bank_transactions (counterparty_iban, amount_cents)
  where counterparty_iban is not null;
create index bank_transactions_by_reference on bank_transactions (payment_reference) where payment_reference is not null;
-- as in 0014: whoever is removed is looked for in them
create index bank_statements_by_reader on bank_statements (created_by) where created_by is not null;
create index bank_transactions_by_layer on bank_transactions (laid_aside_by) where laid_aside_by is not null;
