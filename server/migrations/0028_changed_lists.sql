-- While the former list and the portal both run: what a later list says otherwise, household by household (decision 108).
alter table take_over_rows
  -- the people of the household that was made, in the order of the list; the digests of a later list are compared with theirs
  add column made_people integer[] not null default '{}',
  -- of a changed household: how many of its differences are not decided, and whether something new can be taken over
  add column open_changes integer not null default 0 check (open_changes >= 0),
  add column is_takeable boolean not null default false;
create index take_over_rows_with_changes on take_over_rows (take_over_id, id) where open_changes > 0;

-- The board has declared the taking over finished: keys and digests are deleted, and no list is compared any more.
create table taking_over_finished (
  -- there is one row at most
  is_finished boolean primary key default true check (is_finished),
  finished_by integer references accounts on delete set null,
  finished_at timestamptz not null
);
create index taking_over_finished_by_account on taking_over_finished (finished_by) where finished_by is not null;
