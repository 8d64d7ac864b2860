-- How a household is written to, and in which language if nobody of it can log in.
alter table households
  add column channel text not null default 'email' check (channel in ('email', 'post')),
  add column language text check (language in ('de', 'tr', 'en'));
