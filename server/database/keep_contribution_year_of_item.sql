-- Trigger: an invoice item changed, so the contribution_year of its person is written anew.
create or replace function keep_contribution_year_of_item() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform keep_contribution_year(old.member_id); end if;
  -- what stands on a draft counts for nothing yet
  if tg_op <> 'DELETE' and exists (select from sale_invoices where id = new.sale_invoice_id and not is_draft_status(status_id)) then
    perform keep_contribution_year(new.member_id);
  end if;
  return null;
end $$;
