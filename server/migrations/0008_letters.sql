-- What the office has printed at once: a file of envelopes. Until its file is opened, what waits is added to it.
create table letter_prints (
  id integer generated always as identity primary key,
  created_by integer references accounts on delete set null,
  created_at timestamptz not null,
  opened_at timestamptz
);
create unique index letter_prints_one_unopened on letter_prints ((true)) where opened_at is null;
create index letter_prints_by_author on letter_prints (created_by) where created_by is not null;

-- An envelope with all letters that waited for a household when it was filled.
create table envelopes (
  id integer generated always as identity primary key,
  print_id integer not null references letter_prints,
  household_id integer not null references households on delete cascade,
  -- the finished document, so that it is printed again as it was
  content bytea,
  country_id integer not null,
  postal_code text,
  created_at timestamptz not null,
  sent_at timestamptz,
  returned_at timestamptz,
  returned_because text check (returned_because in ('unknown', 'moved', 'refused', 'not_collected')),
  pulled_out_at timestamptz,
  constraint envelopes_cleared_wholly check ((postal_code is null) = (content is null)),
  constraint envelopes_returned_after_sent check (returned_at is null or sent_at is not null),
  constraint envelopes_returned_for_a_reason check ((returned_at is null) = (returned_because is null)),
  constraint envelopes_pulled_out_before_sent check (pulled_out_at is null or sent_at is null)
);
comment on column envelopes.content is 'sealed: the letters of a household';
create unique index envelopes_one_per_print on envelopes (print_id, household_id);
create index envelopes_by_household on envelopes (household_id, id);
create index envelopes_sent on envelopes (sent_at desc, id desc) where sent_at is not null;
create index envelopes_to_clear on envelopes (id) where content is not null;

-- Letters on paper, each once per effect key. The row stays for its key after the content was deleted.
create table letters (
  id integer generated always as identity primary key,
  effect_key text not null unique,
  household_id integer references households on delete set null,
  content bytea,
  created_at timestamptz not null,
  -- null while it waits
  envelope_id integer references envelopes on delete set null,
  withdrawn_at timestamptz,
  withdrawn_because text check (withdrawn_because in ('settled', 'death')),
  -- the booking that caused it; the letter is deleted if that is undone before `leaves_at`
  held_cause text,
  leaves_at timestamptz,
  constraint letters_cleared_of_household check (content is not null or household_id is null),
  constraint letters_withdrawn_for_a_reason check ((withdrawn_at is null) = (withdrawn_because is null)),
  constraint letters_withdrawn_before_printed check (withdrawn_at is null or envelope_id is null)
);
comment on column letters.content is 'sealed: letters of a household';
create index letters_waiting on letters (household_id, id)
  where envelope_id is null and withdrawn_at is null and content is not null;
create index letters_by_envelope on letters (envelope_id) where envelope_id is not null;
create index letters_by_household on letters (household_id) where household_id is not null;
create index letters_held on letters (held_cause) where held_cause is not null;

-- since when letters come back from an address; null again as soon as it is changed
alter table addresses add column undeliverable_on date;
