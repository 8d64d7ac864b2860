-- A refund is money that went back: what was free of a household's payments has left the account. It is never changed but
-- for being taken back, and tells of which payments it was.
create table refunds (
  id integer generated always as identity primary key,
  household_id integer not null references households,
  amount_cents integer not null check (amount_cents > 0),
  value_date date not null,
  recipient_name text,
  recipient_iban text,
  reason text not null,
  bank_transaction_id integer unique references bank_transactions,
  idempotency_key text,
  created_by integer references accounts on delete set null,
  created_at timestamptz not null,
  undone_by integer references accounts on delete set null,
  undone_at timestamptz,
  check (bank_transaction_id is null or undone_at is null)
);
comment on column refunds.value_date is 'the day on which it left the account';
comment on column refunds.bank_transaction_id is 'the bank''s own line that tells of it';
create index refunds_by_household on refunds (household_id);
create unique index refunds_once on refunds (household_id, value_date, amount_cents) where undone_at is null;
create unique index refunds_idempotency_key on refunds (household_id, idempotency_key) where idempotency_key is not null;
create index refunds_unconfirmed on refunds (amount_cents) where bank_transaction_id is null and undone_at is null;
-- as in 0014: whoever is removed is looked for in them
create index refunds_by_booker on refunds (created_by) where created_by is not null;
create index refunds_by_undoer on refunds (undone_by) where undone_by is not null;

create table refund_parts (
  refund_id integer not null references refunds,
  bank_transaction_id integer not null references bank_transactions,
  amount_cents integer not null check (amount_cents > 0),
  primary key (refund_id, bank_transaction_id)
);
create index refund_parts_by_transaction on refund_parts (bank_transaction_id);

create function refunded_cents(of_transaction integer) returns integer language sql stable as $$
  select coalesce(sum(p.amount_cents), 0)::integer from refund_parts p join refunds r on r.id = p.refund_id
  where p.bank_transaction_id = of_transaction and r.undone_at is null
$$;
comment on function refunded_cents is 'what of a payment was paid back';

-- One transfer for several households is divided: each part is a line of its own, which belongs to one of them. The parts
-- of a copy may come before their whole.
alter table bank_transactions
  add column divided_at timestamptz,
  add column divided_from integer references bank_transactions deferrable initially deferred;
comment on column bank_transactions.divided_at is 'somebody said which part of it is whose: the parts count, it does not';
create index bank_transactions_by_whole on bank_transactions (divided_from) where divided_from is not null;
drop index bank_transactions_undecided;
create index bank_transactions_undecided on bank_transactions (value_date, id)
  where source = 'camt' and household_id is null and laid_aside_at is null and divided_at is null;
