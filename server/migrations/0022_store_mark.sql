-- Which store of papers is this database's own: the same id lies beside the papers.
create table store_mark (
  id uuid not null default gen_random_uuid(),
  only_one boolean primary key default true check (only_one)
);
insert into store_mark default values;
