create table fees (
  id integer generated always as identity primary key,
  type text not null check (type in ('sirf', 'siac')),
  basis text not null check (basis in ('main', 'spouse', 'child', 'child_with_disability', 'nb')),
  age_from integer not null check (age_from >= 0),
  age_to integer not null,
  amount_cents integer not null check (amount_cents >= 0),
  valid_from date not null,
  valid_to date,
  check (age_to >= age_from),
  check (valid_to is null or valid_to >= valid_from),
  unique (type, basis, age_from, valid_from)
);

create table bill_number_counters (
  year integer primary key,
  last_no integer not null check (last_no >= 0)
);

create table sale_invoices (
  id integer generated always as identity primary key,
  household_id integer not null references households,
  type text not null check (type in ('siac', 'sirf', 'sim')),
  status_id integer not null check (status_id between 1 and 8),
  bill_number text not null unique,
  payment_reference text not null unique,
  billed_year integer not null,
  description text,
  amount_cents integer not null check (amount_cents >= 0),
  paid_cents integer not null default 0 check (paid_cents >= 0),
  dunning_status integer not null default 0 check (dunning_status between 0 and 3),
  created_at timestamptz not null,
  date date,
  due_date date,
  settled_on date,
  check (status_id in (1, 8) or (date is not null and due_date is not null))
);
comment on column sale_invoices.description is 'only for a manual invoice (sim); the others are named by type and year in the reader''s language';
create unique index sale_invoices_one_draft_per_type on sale_invoices (household_id, type) where status_id = 1;
create index sale_invoices_by_household on sale_invoices (household_id, due_date desc, id desc);
create index sale_invoices_unsettled on sale_invoices (due_date) where status_id in (2, 7);

create table sale_invoice_items (
  id integer generated always as identity primary key,
  sale_invoice_id integer not null references sale_invoices on delete cascade,
  member_id integer references members on delete set null,
  basis text,
  description text,
  amount_cents integer not null check (amount_cents >= 0),
  tax_cents integer not null default 0 check (tax_cents >= 0),
  total_cents integer generated always as (amount_cents + tax_cents) stored
);
create index sale_invoice_items_by_invoice on sale_invoice_items (sale_invoice_id);
create unique index sale_invoice_items_once_per_member on sale_invoice_items (sale_invoice_id, member_id) where member_id is not null;

create table bank_transactions (
  id integer generated always as identity primary key,
  transaction_key text not null unique,
  source text not null check (source in ('camt', 'manual')),
  household_id integer references households,
  value_date date not null,
  amount_cents integer not null,
  counterparty_name text,
  counterparty_iban text,
  remittance_text text,
  payment_reference text,
  returned_on date,
  created_by integer references accounts on delete set null,
  created_at timestamptz not null
);
comment on column bank_transactions.transaction_key is 'names the transaction at the bank, so that it is booked once';
create index bank_transactions_by_household on bank_transactions (household_id);

create table payment_allocations (
  id integer generated always as identity primary key,
  bank_transaction_id integer not null references bank_transactions,
  sale_invoice_id integer not null references sale_invoices,
  amount_cents integer not null check (amount_cents > 0),
  created_by integer references accounts on delete set null,
  created_at timestamptz not null,
  reversed_at timestamptz
);
create index payment_allocations_by_invoice on payment_allocations (sale_invoice_id) where reversed_at is null;
create index payment_allocations_by_transaction on payment_allocations (bank_transaction_id) where reversed_at is null;

create table dunning_steps (
  id integer generated always as identity primary key,
  sale_invoice_id integer not null references sale_invoices,
  level integer not null check (level between 1 and 3),
  reached_on date not null,
  open_cents integer not null,
  unique (sale_invoice_id, level)
);
