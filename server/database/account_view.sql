-- The answer of `me` about an account: household, people, substitutes, and the fees of an applicant (D18).
create or replace function account_view(of_account integer) returns json language plpgsql stable as $$
begin
  return (
    select json_build_object('email', a.email, 'staff_name', a.staff_name, 'pending_email', a.pending_email, 'language', a.language, 'role', a.role,
      'household', case when h.id is null then null else json_build_object('id', h.id,
        'membership_no', h.membership_no, 'status', h.status, 'status_since', h.status_since,
        'waiting_until', h.waiting_until, 'active_from', h.active_from, 'sent_back_reason', h.sent_back_reason,
        'sent_back_about', case when h.sent_back_member_id is not null then json_build_object(
          'member_id', h.sent_back_member_id, 'place', h.sent_back_place) end,
        'comparison', case when not is_held(h.id) then null when h.comparison_asked_at is null then 'to_come' else 'asked' end,
        'money_rests', h.money_rests_since is not null, 'submitted_on', h.submitted_on,
        'paid_on', (select max(i.settled_on) from sale_invoices i
          where i.household_id = h.id and i.type in ('sirf', 'siac') and i.settled_on <= h.waiting_from),
        'endings_to_come', coalesce((select json_agg(json_build_object('member_id', e.member_id, 'inactive_from', e.inactive_from)
          order by e.inactive_from, e.id) from endings_to_come e
          where e.household_id = h.id and e.set_aside_at is null), '[]'),
        'confirmed_on', (select max(c.confirmed_on) from household_confirmations c where c.household_id = h.id),
        'owed', (select json_build_object('cents', sum(i.amount_cents - i.paid_cents), 'invoices', count(*),
            'due_date', min(i.due_date), 'dunning_status', max(i.dunning_status))
          from sale_invoices i where i.household_id = h.id and is_owed_status(i.status_id)
          having count(*) > 0)) end,
      'persons', case when h.id is null then '[]' else household_people(h.id) end,
      'substitutes', coalesce((select json_agg(substitute_record(s) order by s.id)
        from substitutes s where s.household_id = h.id), '[]'),
      'fees', case when h.status = 'new' then confirmed_fees(h.id) end)
    from accounts a left join households h on h.account_id = a.id
    where a.id = of_account);
end $$;
