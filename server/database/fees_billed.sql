-- Whether a confirmed fee was worked out from a person's data; only the office corrects such data (D35).
create or replace function fees_billed(of_member integer, of_household integer) returns boolean language plpgsql stable as $$
begin
  return exists (select from sale_invoice_items t join sale_invoices i on i.id = t.sale_invoice_id
    where t.member_id = of_member and i.household_id = of_household and i.type in ('sirf', 'siac')
      and is_confirmed_status(i.status_id));
end $$;
