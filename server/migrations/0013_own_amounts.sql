-- What a person pays for a year in place of the table's contribution; 0 is nothing (decision 99).
create table own_amounts (
  member_id integer not null references members on delete cascade,
  year integer not null check (year between 2000 and 9999),
  amount_cents integer not null check (amount_cents between 0 and 1000000),
  reason text not null,
  asked_by integer references accounts on delete set null,
  agreed_by integer references accounts on delete set null,
  agreed_at timestamptz not null,
  primary key (member_id, year)
);
create index own_amounts_by_asker on own_amounts (asked_by) where asked_by is not null;
create index own_amounts_by_agreer on own_amounts (agreed_by) where agreed_by is not null;

-- An invoice says of a line that its amount is not that of the table.
alter table sale_invoice_items add column is_own_amount boolean not null default false;

alter table second_approvals drop constraint second_approvals_kind_check;
alter table second_approvals add constraint second_approvals_kind_check
  check (kind in ('refund', 'email', 'log_in', 'settings', 'payment', 'news', 'own_amount'));
