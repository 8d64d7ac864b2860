-- News written with the change it tells of, heard after the commit (and again, if that hearing failed).
create table announcements (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  heard_at timestamptz
);
create index announcements_unheard on announcements (id) where heard_at is null;
