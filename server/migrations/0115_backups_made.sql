-- When a complete backup was made, and its size: the office sees whether it is late (decision 81).
create table backups_made (
  id integer primary key generated always as identity,
  made_at timestamptz not null,
  bytes bigint not null check (bytes >= 0)
);
