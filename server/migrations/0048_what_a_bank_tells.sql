-- What a statement says of itself, and what of its file was left out by name; both are read with the file, never searched.
alter table bank_statements
  add column accounts jsonb not null default '[]',
  add column left_out jsonb not null default '[]';
comment on column bank_statements.accounts is 'of each statement in it: account, days, balances and the sum of its entries';
comment on column bank_statements.left_out is 'what brought no line: why, under which name, how often';

alter table bank_transactions
  add column ultimate_name text,
  add column bank_text text,
  add column told_date text,
  add column doubt text,
  add column decided_by integer references accounts on delete set null;
comment on column bank_transactions.ultimate_name is 'for whom somebody else paid: behind PayPal and the like the payer';
comment on column bank_transactions.bank_text is 'what the bank adds to the payer''s words';
comment on column bank_transactions.told_date is 'the value date that the bank told where it is not the day that counts';
comment on column bank_transactions.doubt is 'why a line is never booked by itself, known when it was read';
comment on column bank_transactions.decided_by is 'who of the office said whose money it is';
create index bank_transactions_by_decider on bank_transactions (decided_by) where decided_by is not null;

-- Whose account a person has said it is; who booked by hand said it as well.
update bank_transactions t set decided_by = coalesce(
  case t.source when 'manual' then t.created_by end,
  (select a.actor_account_id from audit_log a
    where a.subject_id = t.id and a.household_id = t.household_id and a.action in ('payment.booked', 'payment.credited')
    order by a.id desc limit 1))
where t.household_id is not null and t.counterparty_iban is not null and t.amount_cents > 0;
create index bank_transactions_by_known_account on bank_transactions (counterparty_iban, household_id)
  where decided_by is not null and household_id is not null;
