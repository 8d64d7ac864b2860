-- Trigger: invoice items were added, changed or removed, so the contribution_year of their people is recalculated.
create or replace function keep_contribution_year_of_item() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  -- added items are handled by one statement, also hundreds of them: they can only bring a later year. Drafts do not count yet
  if tg_level = 'STATEMENT' then
    select array_agg(distinct a.member_id) into ids from added a join sale_invoices i on i.id = a.sale_invoice_id
      where a.member_id is not null and i.type = 'siac' and is_billed_status(i.status_id);
    if ids is null then return null; end if;
    perform from members m where m.id = any(ids) order by m.id for no key update;
    update covered_people c set contribution_year = y.year
      from (select a.member_id, max(i.billed_year) as year from added a join sale_invoices i on i.id = a.sale_invoice_id
        join members m on m.id = a.member_id and m.household_id = i.household_id
        where i.type = 'siac' and is_billed_status(i.status_id) group by a.member_id) y
      where c.member_id = y.member_id and c.contribution_year < y.year;
    return null;
  end if;
  perform keep_contribution_year(old.member_id);
  if tg_op = 'UPDATE' and exists (select from sale_invoices where id = new.sale_invoice_id and not is_draft_status(status_id)) then
    perform keep_contribution_year(new.member_id);
  end if;
  return null;
end $$;

create or replace trigger sale_invoice_items_are_contributions after delete or update of member_id, sale_invoice_id
  on sale_invoice_items for each row execute function keep_contribution_year_of_item();
create or replace trigger sale_invoice_items_added_are_contributions after insert on sale_invoice_items
  referencing new table as added for each statement execute function keep_contribution_year_of_item();
