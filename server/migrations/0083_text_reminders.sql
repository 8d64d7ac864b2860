-- A main member's consent to reminders by text message, for one of their own mobile numbers. Before the code that was sent to the number
-- is confirmed, it is only a wish. After its end the number is removed, and the days stay as a proof.
create table text_consents (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  member_id integer references members on delete set null,
  phone_number_id integer references phone_numbers on delete set null,
  number text check (number ~ '^\+[1-9][0-9]{6,14}$'),
  words_version integer not null,
  asked_at timestamptz not null,
  code_hash bytea,
  code_until timestamptz,
  agreed_at timestamptz,
  told_at timestamptz,
  ended_at timestamptz,
  ended_because text check (ended_because in ('member', 'number', 'household')),
  constraint text_consents_end check ((ended_at is null) = (ended_because is null)),
  constraint text_consents_number check ((ended_at is null) = (number is not null)),
  constraint text_consents_wish check ((agreed_at is null) = (code_hash is not null)),
  constraint text_consents_code check ((code_hash is null) = (code_until is null)),
  constraint text_consents_wish_not_ended check (agreed_at is not null or ended_at is null)
);
create unique index text_consents_one_wish on text_consents (household_id) where agreed_at is null;
create unique index text_consents_one_in_force on text_consents (household_id) where agreed_at is not null and ended_at is null;
create index text_consents_by_household on text_consents (household_id);
create index text_consents_by_member on text_consents (member_id) where member_id is not null;
create index text_consents_by_phone on text_consents (phone_number_id) where phone_number_id is not null;
-- how many codes a number, a household and everybody got today
create index text_messages_codes on text_messages (created_at) where effect_key like 'textCode/%';
