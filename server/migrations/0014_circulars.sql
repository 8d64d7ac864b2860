-- Letters of the office to a chosen set of households (decision 100).
create table circulars (
  id integer generated always as identity primary key,
  -- whom it goes to: values of filters, no people
  chosen jsonb not null,
  -- subject and text in each language, with placeholders
  texts jsonb not null,
  -- on paper also to households that want mails
  by_letter boolean not null,
  idempotency_key text,
  created_by integer references accounts on delete set null,
  created_at timestamptz not null
);
create unique index circulars_idempotency_key on circulars (idempotency_key) where idempotency_key is not null;
create index circulars_by_author on circulars (created_by) where created_by is not null;

-- Who has got one, so that each household gets it once, however often its run is begun again.
create table circular_households (
  circular_id integer not null references circulars on delete cascade,
  household_id integer not null references households,
  primary key (circular_id, household_id)
);
create index circular_households_by_household on circular_households (household_id);
