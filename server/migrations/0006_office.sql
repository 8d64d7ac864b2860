-- What somebody typed and has not sent yet; it may hold identity numbers, so it is sealed.
create table form_drafts (
  account_id integer not null references accounts on delete cascade,
  form text not null,
  content bytea not null,
  updated_at timestamptz not null,
  primary key (account_id, form)
);

create table change_requests (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  member_id integer not null references members on delete cascade,
  field text not null,
  wanted bytea not null,
  explanation text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references accounts on delete set null,
  accepted boolean,
  answer text,
  check ((decided_at is null) = (accepted is null))
);
create index change_requests_open on change_requests (id) where decided_at is null;
create index change_requests_by_household on change_requests (household_id);

-- Who did or looked at what; never a secret, never a number, never a paper.
create table audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  actor_account_id integer references accounts on delete set null,
  action text not null,
  household_id integer references households on delete set null,
  subject_id integer,
  details jsonb not null default '{}'
);
create index audit_log_by_household on audit_log (household_id, id);
