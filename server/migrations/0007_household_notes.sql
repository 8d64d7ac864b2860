-- What the office notes about a household, and until when somebody looks again.
create table household_notes (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  words text not null,
  written_at timestamptz not null,
  -- null once that account is gone
  written_by integer references accounts on delete set null,
  -- the day on which the office looks again, and when and by whom that was done
  follow_up_on date,
  done_at timestamptz,
  done_by integer references accounts on delete set null,
  idempotency_key text,
  check (done_at is null or follow_up_on is not null)
);
create index household_notes_by_household on household_notes (household_id, id);
create unique index household_notes_sent_once on household_notes (household_id, idempotency_key);
create index household_notes_to_follow_up on household_notes (follow_up_on, id) where done_at is null and follow_up_on is not null;
create index household_notes_by_writer on household_notes (written_by) where written_by is not null;
create index household_notes_by_doer on household_notes (done_by) where done_by is not null;
