-- The latest year for which a person is on a confirmed or uncollectible contribution of their household, or that the association's
-- former list settles (decision 102); 0 if none.
create or replace function contribution_year(of_member integer) returns integer language plpgsql stable as $$
begin
  return greatest((select paid_until_year from members where id = of_member), (select coalesce(max(i.billed_year), 0) from sale_invoice_items t
    join sale_invoices i on i.id = t.sale_invoice_id
    join members m on m.id = t.member_id and m.household_id = i.household_id
    where t.member_id = of_member and i.type = 'siac' and is_billed_status(i.status_id)));
end $$;
