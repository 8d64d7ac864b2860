-- A person who has no social insurance number yet: an infant, or somebody new in Austria. The office asks later.
alter table members
  add column social_insurance_number_pending boolean not null default false,
  add constraint members_number_pending_check
    check (not social_insurance_number_pending or social_insurance_number is null);
create index members_number_pending on members (created_at, id) where social_insurance_number_pending;
