-- Another household pays for this one: a son for his mother (decision 93).
create table household_payers (
  household_id integer primary key references households,
  payer_id integer not null references households,
  set_by integer references accounts on delete set null,
  set_at timestamptz not null,
  check (household_id <> payer_id)
);
create index household_payers_by_payer on household_payers (payer_id);
create index household_payers_by_setter on household_payers (set_by) where set_by is not null;
