-- Circulars stand in the portal too, and may wait for a second person (decision 116).
alter table circulars
  -- only in the portal; there and by mail or letter, as the household wants it; there and on paper
  add column way text not null default 'channel' check (way in ('channel', 'portal', 'letter')),
  add column state text not null default 'begun' check (state in ('waits', 'begun', 'withdrawn'));
update circulars set way = 'letter' where by_letter;
alter table circulars alter column way drop default, alter column state drop default, drop column by_letter;

-- how a household got it; null for those of earlier versions
alter table circular_households add column way text check (way in ('portal', 'mail', 'letter'));

-- how many have read a circular
create index notifications_of_circulars on notifications (effect_key text_pattern_ops) include (read_at)
  where effect_key like 'post.circular%';

-- news to everybody are circulars by now; what waited or was under way is written anew
update second_approvals set outcome = 'lapsed', decided_at = now(), wanted = '{}' where kind = 'news' and outcome is null;
delete from runs where kind = 'office.tell_everybody';
