-- What the board decides about deaths: whole sets, each from a first day on (decision 59).
create table board_settings (
  id integer generated always as identity primary key,
  valid_from date not null,
  settings jsonb not null,
  reason text not null,
  created_by integer references accounts on delete set null,
  created_at timestamptz not null,
  withdrawn_by integer references accounts on delete set null,
  withdrawn_at timestamptz
);
comment on table board_settings is 'what the board decides about deaths; on a day the newest set holds that has begun and is not withdrawn';
comment on column board_settings.created_by is 'null for a command without a name';
comment on column board_settings.withdrawn_at is 'before its first day; a set that has begun is not withdrawn';
create unique index board_settings_first_day on board_settings (valid_from) where withdrawn_at is null;
create index board_settings_by_creator on board_settings (created_by) where created_by is not null;
create index board_settings_by_withdrawer on board_settings (withdrawn_by) where withdrawn_by is not null;
