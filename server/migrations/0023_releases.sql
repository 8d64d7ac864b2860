-- Silent households begin to be written to, in batches that can be stopped for an hour (decision 103).
create table releases (
  id integer generated always as identity primary key,
  state text not null check (state in ('asked', 'releasing', 'stopped', 'released')),
  asked_by integer references accounts on delete set null,
  asked_at timestamptz not null,
  agreed_by integer references accounts on delete set null,
  leaves_at timestamptz,
  -- until then the yearly run leaves its households out
  first_invoices_at timestamptz,
  -- until then no reminder level of its households is raised
  first_reminders_at timestamptz,
  idempotency_key text,
  constraint releases_leave_once_agreed check (leaves_at is not null or state = 'asked' or state = 'stopped')
);
create unique index releases_idempotency_key on releases (idempotency_key) where idempotency_key is not null;
create index releases_by_asker on releases (asked_by) where asked_by is not null;
create index releases_by_agreeing on releases (agreed_by) where agreed_by is not null;

-- Who was chosen for one, what the household was to get when it was asked for, and when it was released.
create table release_households (
  release_id integer not null references releases on delete cascade,
  household_id integer not null references households on delete cascade,
  invitation text not null check (invitation in ('mail', 'letter', 'has_account', 'ended', 'no_birth_day', 'no_address')),
  released_on date,
  primary key (release_id, household_id)
);
create unique index release_households_once on release_households (household_id) where released_on is not null;
create index release_households_by_household on release_households (household_id);
