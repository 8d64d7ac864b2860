-- What the office asks for is found without going through all households.

-- A part of a word begins at one of its letters: of each word of a text all ends, so that a part is the beginning of one. The
-- database's own text search finds beginnings, and compares them byte by byte in every language.
create function parts_of(folded text) returns tsvector language plpgsql immutable strict parallel safe cost 500 as $$
declare
  parts text[] := '{}';
  word text;
begin
  foreach word in array string_to_array(folded, ' ') loop
    for place in 1 .. length(word) loop
      parts := parts || substr(word, place, 40);
    end loop;
  end loop;
  return array_to_tsvector(parts);
end $$;
comment on function parts_of is 'what a search may ask for of a text: the first forty letters from each letter of a word on';

create index members_by_part_of_name on members using gin (parts_of(search_name)) with (fastupdate = off);
create index members_by_part_of_email on members using gin (parts_of(lower(email collate "C"))) with (fastupdate = off)
  where email is not null;
create index accounts_by_part_of_email on accounts using gin (parts_of(email_key)) with (fastupdate = off);
create index accounts_by_part_of_pending_email on accounts using gin (parts_of(pending_email_key)) with (fastupdate = off)
  where pending_email_key is not null;

-- Room on each page for what is changed of its rows: as long as it is in no index, none of them, these above all, learns of it.
alter table members set (fillfactor = 80);
alter table accounts set (fillfactor = 80);

-- For which year somebody has a contribution is kept with them, so that those who have none for this year are found without
-- looking through all bills. The database keeps it true, whoever writes; reckoned anew each time, so that a copy may bring
-- the rows in any order.
alter table members add column contribution_year integer not null default 0;
comment on column members.contribution_year is
  'the latest year for which they are on a confirmed or uncollectible annual contribution of their household; 0: none';

-- its plan is kept: making one takes longer than the answer
create function contribution_year(of_member integer) returns integer language plpgsql stable as $$
begin
  return (select coalesce(max(i.billed_year), 0) from sale_invoice_items t
    join sale_invoices i on i.id = t.sale_invoice_id
    join members m on m.id = t.member_id and m.household_id = i.household_id
    where t.member_id = of_member and i.type = 'siac' and i.status_id in (2, 3, 5, 6, 7));
end $$;

update members set contribution_year = contribution_year(id) where contribution_year(id) <> 0;

create index members_by_contribution on members (contribution_year, household_id) where status in ('waiting', 'active');

-- The person is locked first: what is reckoned then knows of whoever held them before.
create function keep_contribution_year(of_member integer) returns void language plpgsql as $$
declare
  year integer;
begin
  perform from members where id = of_member for no key update;
  if not found then return; end if;
  year := contribution_year(of_member);
  update members set contribution_year = year where id = of_member and contribution_year <> year;
end $$;

create function keep_contribution_year_of_item() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform keep_contribution_year(old.member_id); end if;
  -- what stands on a draft counts for nothing yet
  if tg_op <> 'DELETE' and exists (select from sale_invoices where id = new.sale_invoice_id and status_id <> 1) then
    perform keep_contribution_year(new.member_id);
  end if;
  return null;
end $$;
create trigger sale_invoice_items_are_contributions
  after insert or delete or update of member_id, sale_invoice_id on sale_invoice_items
  for each row execute function keep_contribution_year_of_item();

create function keep_contribution_year_of_invoice() returns trigger language plpgsql as $$
begin
  perform keep_contribution_year(t.member_id) from sale_invoice_items t
    where t.sale_invoice_id = new.id and t.member_id is not null order by t.member_id;
  return null;
end $$;
create trigger sale_invoices_brought_are_contributions after insert on sale_invoices
  for each row when (new.status_id <> 1) execute function keep_contribution_year_of_invoice();
create trigger sale_invoices_are_contributions after update on sale_invoices
  for each row when ((old.household_id, old.type, old.billed_year, old.status_id in (2, 3, 5, 6, 7))
    is distinct from (new.household_id, new.type, new.billed_year, new.status_id in (2, 3, 5, 6, 7)))
  execute function keep_contribution_year_of_invoice();
