-- Cash at the counter (decision 91): receipts without gaps, counts of the cash box, and cash payments of households.

alter table bank_transactions
  drop constraint bank_transactions_source_check,
  drop constraint bank_transactions_check1,
  add constraint bank_transactions_source_check check (source in ('statement', 'manual', 'cash')),
  add constraint withdrawn_payments_are_not_of_the_bank
    check (withdrawn_at is null or source <> 'statement' and returned_on is not null),
  -- cash: since when a second person has counted it, or the bank has told of its deposit
  add column counted_at timestamptz,
  add constraint only_cash_is_counted check (counted_at is null or source = 'cash');

-- The last receipt number of each year; numbers have no gaps.
create table cash_counters (
  year integer primary key,
  last_no integer not null check (last_no >= 0)
);

-- A count of the cash box at the end of a day. What is entered for this day afterwards belongs to the next count.
create table cash_closings (
  id integer generated always as identity primary key,
  day date not null,
  expected_cents integer not null check (expected_cents >= 0),
  counted_cents integer not null check (counted_cents >= 0),
  -- empty once its years are over
  difference_reason text,
  closed_by integer references accounts on delete set null,
  closed_at timestamptz not null,
  -- who else has counted
  agreed_by integer references accounts on delete set null,
  agreed_at timestamptz,
  check ((counted_cents = expected_cents) = (difference_reason is null))
);
create index cash_closings_by_day on cash_closings (day, id);
create index cash_closings_by_closer on cash_closings (closed_by) where closed_by is not null;
create index cash_closings_by_second on cash_closings (agreed_by) where agreed_by is not null;

-- The cash book. An entry is never changed or deleted (keep_cash_entry.sql); a counter-entry reverses it.
create table cash_entries (
  id integer generated always as identity primary key,
  year integer not null,
  no integer not null check (no > 0),
  kind text not null check (kind in ('payment', 'income', 'deposit', 'expense', 'difference')),
  day date not null,
  -- negative: it left the cash box
  amount_cents integer not null check (amount_cents <> 0),
  household_id integer references households,
  bank_transaction_id integer references bank_transactions,
  -- what for, or why it was reversed; empty once its years are over
  text text,
  reverses integer unique references cash_entries,
  -- the count that contains it
  cash_closing_id integer references cash_closings,
  idempotency_key text,
  created_by integer references accounts on delete set null,
  created_at timestamptz not null,
  unique (year, no),
  check ((kind = 'payment') = (bank_transaction_id is not null)),
  check ((kind = 'payment') = (household_id is not null))
);
create unique index cash_entries_idempotency_key on cash_entries (idempotency_key, created_by) where idempotency_key is not null;
create index cash_entries_by_day on cash_entries (day, id);
create index cash_entries_uncounted on cash_entries (day, id) where cash_closing_id is null;
create index cash_entries_by_household on cash_entries (household_id, id) where household_id is not null;
create index cash_entries_by_payment on cash_entries (bank_transaction_id) where bank_transaction_id is not null;
create index cash_entries_by_closing on cash_entries (cash_closing_id) where cash_closing_id is not null;
create index cash_entries_by_booker on cash_entries (created_by) where created_by is not null;
create index cash_entries_deposits on cash_entries (id) where kind = 'deposit';

-- The bank line that tells of a deposit of cash.
create table cash_deposit_lines (
  cash_entry_id integer primary key references cash_entries,
  bank_transaction_id integer not null unique references bank_transactions,
  told_by integer references accounts on delete set null,
  told_at timestamptz not null
);
create index cash_deposit_lines_by_teller on cash_deposit_lines (told_by) where told_by is not null;
