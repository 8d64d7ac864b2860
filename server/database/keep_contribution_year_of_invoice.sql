-- Trigger: an invoice changed, so the contribution_year of everybody on it is recalculated.
create or replace function keep_contribution_year_of_invoice() returns trigger language plpgsql as $$
begin
  perform keep_contribution_year(t.member_id) from sale_invoice_items t
    where t.sale_invoice_id = new.id and t.member_id is not null order by t.member_id;
  return null;
end $$;

create or replace trigger sale_invoices_are_contributions after update on sale_invoices for each row
  when (old.household_id is distinct from new.household_id or old.type is distinct from new.type
    or old.billed_year is distinct from new.billed_year
    or is_billed_status(old.status_id) is distinct from is_billed_status(new.status_id))
  execute function keep_contribution_year_of_invoice();
