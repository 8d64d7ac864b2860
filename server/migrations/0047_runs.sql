-- Long jobs work in bounded steps. Each run has one row: what it does, for whom, how far it has come, and how it ended.
create table runs (
  id integer generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  created_by integer references accounts on delete set null,
  created_at timestamptz not null,
  started_at timestamptz,
  -- where the next step goes on; null before the first one
  position jsonb,
  done integer not null default 0 check (done >= 0),
  failed integer not null default 0 check (failed >= 0),
  total integer check (total >= 0),
  -- how often the step that is next has thrown
  tries integer not null default 0,
  worked_at timestamptz,
  stop_wanted_at timestamptz,
  outcome text check (outcome in ('done', 'stopped', 'failed')),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
comment on column runs.payload is 'ids and years only, never words of people';
create unique index runs_unfinished on runs (kind, payload) where outcome is null;
create index runs_by_end on runs (ended_at desc, id desc) where outcome is not null;
create index runs_by_creator on runs (created_by);
