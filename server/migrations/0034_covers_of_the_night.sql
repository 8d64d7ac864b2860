-- Lists say of each person whether the membership covers them, as the nightly work last found it (decisions 57, 111).
create table night_covers (
  member_id integer primary key references members (id) on delete cascade,
  verdict text not null,
  -- The day for which it was found.
  day date not null,
  constraint night_covers_verdict_check check (verdict in ('excluded', 'ended', 'not_a_member', 'unknown', 'two_households',
    'over_age', 'in_arrears', 'accident_exempt', 'waiting', 'covered'))
);
create index night_covers_by_verdict on night_covers (verdict, member_id);
