-- All invoices of a household as JSON, by due date; drafts have none and come last.
create or replace function household_invoices(of_household integer) returns json language plpgsql stable as $$
begin
  return (select coalesce(json_agg(invoice_record(i) order by i.due_date, i.id), '[]')
    from sale_invoices i where i.household_id = of_household);
end $$;
