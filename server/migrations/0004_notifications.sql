create table notifications (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  effect_key text not null,
  title text not null,
  body_html text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (household_id, effect_key)
);
comment on column notifications.effect_key is 'what this news is about; the same effect is told once, however often its job runs';
create index notifications_by_household on notifications (household_id, created_at desc, id desc);

create table mails (
  id integer generated always as identity primary key,
  effect_key text not null unique,
  recipient text not null,
  content bytea not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  abandoned_at timestamptz
);
comment on column mails.content is 'sealed: letters carry links that log people in';
create index mails_unsent on mails (id) where sent_at is null;
create index mails_by_recipient on mails (recipient, created_at);
