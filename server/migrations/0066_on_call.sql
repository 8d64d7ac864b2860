-- Messages that leave by a gateway for text messages, where the association has one: as mails, each once under its effect key.
create table text_messages (
  id integer generated always as identity primary key,
  effect_key text not null unique,
  recipient text check (recipient ~ '^\+[1-9][0-9]{6,14}$'),
  content bytea,
  household_id integer references households on delete set null,
  created_at timestamptz not null,
  useful_until timestamptz not null,
  sent_at timestamptz,
  abandoned_at timestamptz,
  abandoned_because text check (abandoned_because in ('refused', 'too_old')),
  abandoned_error text check (length(abandoned_error) <= 300),
  closed_at timestamptz,
  constraint text_messages_cleared_wholly check ((recipient is null) = (content is null)),
  constraint text_messages_cleared_of_household check (content is not null or household_id is null),
  constraint text_messages_cleared_of_error check (content is not null or abandoned_error is null)
);
comment on column text_messages.content is 'sealed; language and words';
comment on column text_messages.household_id is 'whose it is; null for what went to the staff';
comment on column text_messages.useful_until is 'it is given up then';
comment on column text_messages.closed_at is 'when the office took it off its list';
create index text_messages_unsent on text_messages (id) where sent_at is null;
create index text_messages_by_household on text_messages (household_id) where household_id is not null;
create index text_messages_to_clear on text_messages (coalesce(sent_at, abandoned_at), id) where content is not null;

-- Who of the staff is called when a family needs help.
create table on_call_shifts (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  first_day date not null,
  last_day date check (last_day >= first_day),
  by_mail boolean not null,
  by_text_message boolean not null,
  mobile text check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  version integer not null default 1,
  check (by_mail or by_text_message),
  check (mobile is not null or not by_text_message)
);
comment on column on_call_shifts.last_day is 'null: until somebody changes it';
comment on column on_call_shifts.version is 'counts its changes';
create index on_call_shifts_by_account on on_call_shifts (account_id);
