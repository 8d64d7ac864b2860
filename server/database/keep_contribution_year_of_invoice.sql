-- Trigger: an invoice changed, so the contribution_year of everybody on it is recalculated.
create or replace function keep_contribution_year_of_invoice() returns trigger language plpgsql as $$
begin
  perform keep_contribution_year(t.member_id) from sale_invoice_items t
    where t.sale_invoice_id = new.id and t.member_id is not null order by t.member_id;
  return null;
end $$;
