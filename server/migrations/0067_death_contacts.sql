-- Whom the office calls when somebody of a household has died: one person in Austria and one in Türkiye at most.
create table death_contacts (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  country text not null check (country in ('austria', 'turkiye')),
  name text not null,
  relation text not null,
  phone_number text not null,
  language text not null check (language in ('de', 'tr', 'en')),
  may_report boolean not null,
  agreed_on date not null,
  agreed_stated_by integer references members on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  idempotency_key text
);
comment on column death_contacts.may_report is 'whether the office may talk with them about a death';
comment on column death_contacts.agreed_on is 'the day on which the household last stated that they agree to be called';
comment on column death_contacts.agreed_stated_by is 'the main member who stated it; null once that person is erased';
create unique index death_contacts_country on death_contacts (household_id, country);
create unique index death_contacts_idempotency_key on death_contacts (household_id, idempotency_key)
  where idempotency_key is not null;
create index death_contacts_by_agreed_stated_by on death_contacts (agreed_stated_by);
