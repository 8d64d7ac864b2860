-- What a household wants corrected in data that are locked. Values and words may hold identity numbers: all are sealed.
drop index change_requests_open;

alter table change_requests
  drop column explanation,
  add column explanation bytea,
  -- what stood there when it was asked; null where nothing did
  add column was bytea,
  -- the paper that shows it
  add column document_id integer references documents on delete set null,
  add column withdrawn_at timestamptz,
  add constraint change_requests_one_end check (decided_at is null or withdrawn_at is null),
  add constraint change_requests_refused_with_reason check (accepted is distinct from false or answer is not null);
comment on column change_requests.wanted is 'sealed';
comment on column change_requests.explanation is 'sealed';
comment on column change_requests.was is 'sealed';

create unique index change_requests_one_open_per_field on change_requests (member_id, field)
  where decided_at is null and withdrawn_at is null;
create index change_requests_by_document on change_requests (document_id);
