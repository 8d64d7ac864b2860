-- One invoice with its items as JSON. An item has its person's present name, or the last name of a deleted person.
create or replace function invoice_record(i sale_invoices) returns json language plpgsql stable as $$
begin
  return json_build_object(
    'id', i.id, 'household_id', i.household_id, 'type', i.type, 'status_id', i.status_id, 'bill_number', i.bill_number,
    'payment_reference', i.payment_reference, 'billed_year', i.billed_year, 'description', i.description,
    'amount_cents', i.amount_cents, 'paid_cents', i.paid_cents, 'dunning_status', i.dunning_status,
    'created_at', wire_instant(i.created_at), 'date', i.date, 'due_date', i.due_date, 'settled_on', i.settled_on,
    'items', coalesce((
      select json_agg(json_build_object('id', t.id, 'member_id', t.member_id, 'basis', t.basis,
        'first_name', coalesce(m.first_name, t.first_name), 'last_name', coalesce(m.last_name, t.last_name),
        'description', t.description, 'amount_cents', t.amount_cents, 'tax_cents', t.tax_cents,
        'total_cents', t.total_cents, 'is_own_amount', t.is_own_amount) order by t.id)
      from sale_invoice_items t left join members m on m.id = t.member_id where t.sale_invoice_id = i.id), '[]'));
end $$;
