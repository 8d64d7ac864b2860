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

-- The same as before, but naming who applies and is on no confirmed annual contribution: where that is one person only,
-- taking them out of the application closes the gap as well as billing them.
create or replace function confirmed_fees(of_household integer) returns json language plpgsql stable as $$
begin
  return json_build_object(
    'registration', exists (select from sale_invoices i
      where i.household_id = of_household and i.type = 'sirf' and i.status_id in (2, 3, 6, 7)),
    'uncovered', (select coalesce(json_agg(m.id order by m.id), '[]') from members m
      where m.household_id = of_household and m.status = 'new' and not exists (select from sale_invoice_items t
        join sale_invoices i on i.id = t.sale_invoice_id
        where t.member_id = m.id and i.household_id = of_household and i.type = 'siac' and i.status_id in (2, 3, 6, 7))));
end $$;
