-- The chain of the audit log: a changed, removed or added entry shows (decision 115).

-- A key for each household, and one without a household for the rest; it goes with the household's entries.
create table audit_keys (
  id integer generated always as identity primary key,
  household_id integer references households on delete cascade,
  key bytea not null
);
comment on column audit_keys.key is 'sealed with FILE_KEY';
create unique index audit_keys_by_household on audit_keys (household_id);
create unique index audit_keys_common on audit_keys ((true)) where household_id is null;

-- One link after the other. The last one of an entry counts; without a digest the entry was erased.
create table audit_links (
  place bigint primary key,
  -- no reference: the link stays when the entry is erased
  entry_id bigint not null,
  digest bytea check (length(digest) = 32),
  -- over the link before, place, entry and digest
  link bytea not null check (length(link) = 32)
);
create index audit_links_by_entry on audit_links (entry_id, place);

-- What each verification found.
create table audit_checks (
  id integer generated always as identity primary key,
  checked_at timestamptz not null,
  -- the last link then
  place bigint not null,
  link bytea not null,
  problems integer not null
);
create index audit_checks_by_time on audit_checks (checked_at);
