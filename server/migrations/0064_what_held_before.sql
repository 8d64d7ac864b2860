-- What the rule of cover needs to know of a past day (decision 57): what held before a change, and until when. Triggers write
-- these tables whenever one of the columns changes, by whatever way (server/database/keep_*.sql).

create table belonging_history (
  id integer generated always as identity primary key,
  member_id integer not null references members on delete cascade,
  is_main boolean not null,
  membership_basis text,
  relationship_type text,
  held_until date,
  written_at timestamptz not null
);
comment on table belonging_history is 'how a person belonged to the household before a change';
comment on column belonging_history.membership_basis is 'null: nobody knows';
comment on column belonging_history.held_until is 'the first day without it; null: it never held, it was a mistake';
create index belonging_history_by_member on belonging_history (member_id);

create table waiting_history (
  id integer generated always as identity primary key,
  member_id integer not null references members on delete cascade,
  waiting_from date,
  waiting_until date,
  joined_later boolean,
  held_until date,
  written_at timestamptz not null
);
comment on table waiting_history is 'a person''s waiting period before a change';
comment on column waiting_history.joined_later is 'null: nobody knows how they waited';
comment on column waiting_history.held_until is 'the first day without it; null: it never held, what replaced it did all along';
create index waiting_history_by_member on waiting_history (member_id);

create table invoice_history (
  id integer generated always as identity primary key,
  sale_invoice_id integer not null references sale_invoices,
  due_date date,
  given_up boolean not null,
  is_due_anew boolean not null,
  held_until date not null,
  is_day_known boolean not null default true,
  written_at timestamptz not null
);
comment on table invoice_history is 'when an invoice was due, and whether it was given up, before a change';
comment on column invoice_history.due_date is 'null: nobody knows';
comment on column invoice_history.is_due_anew is 'whether it got a new due date then, with which the reminders begin anew (D44)';
comment on column invoice_history.held_until is 'the first day of the change; where is_day_known is false, the last on which it may have been';
create index invoice_history_by_invoice on invoice_history (sale_invoice_id);

-- Until now the tables kept today only. What the audit log and the status history tell of changes is written down here;
-- of a basis, a kinship and most waiting periods they tell when they changed, and not what was there before.

insert into belonging_history (member_id, is_main, membership_basis, relationship_type, held_until, written_at)
select told.member_id, told.is_main, told.membership_basis, null, told.held_until, told.happened_at
from (
  select a.id, a.subject_id as member_id, false as is_main, null as membership_basis,
    (a.happened_at at time zone 'Europe/Vienna')::date as held_until, a.happened_at
    from audit_log a where a.action = 'member.eligibility_set'
  union all
  -- who goes on as the main member does so from the day on which the one before has ended
  select a.id, a.subject_id, false, null,
    coalesce(s.effective_on, (a.happened_at at time zone 'Europe/Vienna')::date), a.happened_at
    from audit_log a
    left join status_history s on s.household_id = a.household_id and s.changed_at = a.happened_at
      and s.to_status = 'inactive' and s.member_id is not null and s.member_id <> a.subject_id
    where a.action = 'household.main_member_set'
  union all
  select a.id, s.member_id, true, 'main', s.effective_on, a.happened_at
    from audit_log a
    join status_history s on s.household_id = a.household_id and s.changed_at = a.happened_at
      and s.to_status = 'inactive' and s.member_id is not null and s.member_id <> a.subject_id
    where a.action = 'household.main_member_set') told
  join members m on m.id = told.member_id
order by told.id;

insert into waiting_history (member_id, waiting_from, waiting_until, joined_later, held_until, written_at)
select member_id, waiting_from, waiting_until, joined_later, held_until, now()
from (
  -- a payment that the bank took back stops the days of whoever is not a member yet (D21)
  select 1 as written, m.id as member_id, null::date as waiting_from, null::date as waiting_until, null::boolean as joined_later,
    max(t.returned_on) as held_until
    from bank_transactions t join members m on m.household_id = t.household_id
    where t.returned_on is not null and (m.active_from is null or t.returned_on < m.active_from)
    group by m.id
  union all
  select 2, id, null, null, null, began_anew_on from members where began_anew_on is not null
  union all
  -- of an application that was sent back the days are kept until the household changes anything (decision 22)
  select 3, m.id, (p.person ->> 'waiting_from')::date, (p.person ->> 'waiting_until')::date,
    (p.person ->> 'joined_later')::boolean, s.effective_on
    from members m
    join households h on h.id = m.household_id
    join lateral (select effective_on from status_history s where s.member_id = m.id and s.from_status = 'waiting'
      and s.to_status = 'new' order by s.id desc limit 1) s on true
    left join lateral (select person from jsonb_array_elements(h.before_sent_back -> 'persons') person
      where (person ->> 'id')::integer = m.id) p on true
    where m.status = 'new') told
order by held_until, written;

-- The steps that the office takes on an invoice are in the audit log.
insert into invoice_history (sale_invoice_id, due_date, given_up, is_due_anew, held_until, written_at)
select i.id, null, a.action = 'invoice.reopen',
  -- before reminders began anew, an invoice that was taken up again kept them
  a.action = 'invoice.reopen' and not exists (select from dunning_steps d where d.sale_invoice_id = i.id
    and d.level <= i.dunning_status and d.reached_on <= (a.happened_at at time zone 'Europe/Vienna')::date),
  (a.happened_at at time zone 'Europe/Vienna')::date, a.happened_at
from audit_log a join sale_invoices i on i.id = a.subject_id and i.household_id = a.household_id
where a.action in ('invoice.void', 'invoice.writeOff', 'invoice.giveBack', 'invoice.reopen')
order by a.id;

insert into invoice_history (sale_invoice_id, due_date, given_up, is_due_anew, held_until, is_day_known, written_at)
select i.id, null, false, false, (now() at time zone 'Europe/Vienna')::date, false, now()
from sale_invoices i
where i.status_id in (4, 5) and i.date is not null
  and not exists (select from invoice_history h where h.sale_invoice_id = i.id and not h.given_up);

-- Reminders of a due date that holds no more tell that there was another one, and not since when.
insert into invoice_history (sale_invoice_id, due_date, given_up, is_due_anew, held_until, is_day_known, written_at)
select i.id, null, false, true,
  coalesce((select min(d.reached_on) - 1 from dunning_steps d where d.sale_invoice_id = i.id and d.level <= i.dunning_status),
    (now() at time zone 'Europe/Vienna')::date), false, now()
from sale_invoices i
join lateral (select max(told.reached_on) as last_on from (
    select reached_on from past_dunning_steps p where p.sale_invoice_id = i.id
    union all
    select reached_on from dunning_steps d where d.sale_invoice_id = i.id and d.level > i.dunning_status) told) past
  on past.last_on is not null
where not exists (select from invoice_history h where h.sale_invoice_id = i.id and h.is_due_anew
  and h.held_until >= past.last_on);
