-- The office skips a household of its lists for now, with a note that colleagues read.
alter table households
  add column skipped_at timestamptz,
  add column skipped_by integer references accounts (id) on delete set null,
  add column skipped_reason text,
  add constraint households_skipped_with_reason check ((skipped_at is null) = (skipped_reason is null));
create index households_skipped_by on households (skipped_by) where skipped_by is not null;
