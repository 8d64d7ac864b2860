-- Every undecided line of a bank file, with what its filters need (decision 75). Triggers keep the rows; the program fills in the
-- other columns (`is_judged`) and does so again when something that they depend on has changed.
create table open_bank_lines (
  id integer primary key references bank_transactions on delete cascade,
  value_date date not null,
  amount_cents integer not null,
  is_judged boolean not null default false,
  has_proposal boolean not null default false,
  amount_fits boolean not null default false,
  names_household boolean not null default false,
  search_text text not null default '',
  words text[] not null default '{}'
);
create index open_bank_lines_in_order on open_bank_lines (value_date, id);
create index open_bank_lines_unjudged on open_bank_lines (id) where not is_judged;
create index open_bank_lines_by_word on open_bank_lines using gin (words) with (fastupdate = off);

-- The households that an open line seems to be from. `is_held`: they get no reminder meanwhile.
create table open_line_households (
  bank_transaction_id integer not null references open_bank_lines on delete cascade,
  household_id integer not null references households on delete cascade,
  is_held boolean not null,
  primary key (bank_transaction_id, household_id)
);
create index open_line_households_by_household on open_line_households (household_id);

-- What has changed since the open lines were judged: an invoice's household and open amount, a payment, or a refund's amount.
create table open_line_changes (
  id bigint generated always as identity primary key,
  household_id integer,
  cents integer,
  bank_transaction_id integer
);

insert into open_bank_lines (id, value_date, amount_cents)
  select id, value_date, amount_cents from bank_transactions
  where source = 'camt' and household_id is null and laid_aside_at is null and divided_at is null and returned_on is null
    and confirms is null;
