-- Whether a confirmed fee that charges for a person may no longer be confirmed anew, so that only the office corrects the data from
-- which it was calculated. The rule is `mayBeConfirmedAnew` in domain/invoicing/confirmedAnew.ts.
create or replace function fees_locked(of_member integer, of_household integer) returns boolean language plpgsql stable as $$
begin
  return exists (select from sale_invoice_items t join sale_invoices i on i.id = t.sale_invoice_id
    where t.member_id = of_member and i.household_id = of_household and i.type in ('sirf', 'siac')
      and is_confirmed_status(i.status_id)
      and not (is_owed_status(i.status_id) and i.paid_cents = 0 and i.dunning_status = 0
        and (i.type = 'sirf' or i.billed_year = extract(year from business_day()))));
end $$;
