-- Until when a passport, identity card or residence permit is valid, as the member or the office has said.
alter table documents
  add column valid_until date,
  add constraint documents_valid_until_check
    check (valid_until is null or type in ('passport', 'residence_permit'));
create index documents_by_validity on documents (valid_until, id) where valid_until is not null;
