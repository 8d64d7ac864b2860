-- For each person and kind the documents whose last day counts. One no longer counts once the office has refused it, once another of its
-- kind is valid for longer, or once another was sent on a later day without a last day. Front and back may be two files of one day.
create or replace view latest_validity as
  select d.id, d.member_id, d.type, d.valid_until
  from documents d
  where d.valid_until is not null and d.refused_at is null and not exists (
    select from documents n
    where n.member_id = d.member_id and n.type = d.type and n.refused_at is null
      and (n.valid_until > d.valid_until or n.valid_until is null
        and (n.created_at at time zone 'Europe/Vienna')::date > (d.created_at at time zone 'Europe/Vienna')::date));
