-- What a household agreed to: which version, when, and whether on a screen or on paper.
create table agreements (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  -- who agreed; null once that person is erased
  member_id integer references members on delete set null,
  document text not null check (document in ('terms_of_use', 'data_protection')),
  version text not null,
  agreed_on date not null,
  way text not null check (way in ('screen', 'paper'))
);
create index agreements_by_household on agreements (household_id, id);
create index agreements_by_member on agreements (member_id) where member_id is not null;
