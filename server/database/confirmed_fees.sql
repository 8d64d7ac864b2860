-- Which fees of an application are confirmed: the registration fee, and who is on no confirmed contribution yet (D19);
-- parents never hold an application up (decision 86). Also whether the office entered it from the paper form (decision 97).
create or replace function confirmed_fees(of_household integer) returns json language plpgsql stable as $$
begin
  return json_build_object(
    'is_on_paper', exists (select from paper_applications p where p.household_id = of_household),
    'registration', exists (select from sale_invoices i
      where i.household_id = of_household and i.type = 'sirf' and is_confirmed_status(i.status_id)),
    'uncovered', (select coalesce(json_agg(m.id order by m.id), '[]') from members m
      where m.household_id = of_household and m.status = 'new' and m.membership_basis <> 'nb' and not exists (select from sale_invoice_items t
        join sale_invoices i on i.id = t.sale_invoice_id
        where t.member_id = m.id and i.household_id = of_household and i.type = 'siac' and is_confirmed_status(i.status_id))));
end $$;
