-- Each piece of news says in which language it stands, and, where a template wrote it, the same in the others.
alter table notifications
  add column language text check (language in ('de', 'tr', 'en')),
  add column translations jsonb not null default '{}';
comment on column notifications.language is 'of title and body; null where nobody can tell';
comment on column notifications.translations is '{"tr": {"title", "body_html"}}: what a template says in the other languages';

alter table office_news add column language text check (language in ('de', 'tr', 'en'));

-- What was told before stays as it was written. Accounts change their language, so small words tell which one it was.
-- The office's reasons stand within them in a language of their own, so what is said more often counts.
create function pg_temp.language_of(words text) returns text language sql immutable as $$
  select language from (values
    ('de', regexp_count(words, '\m(und|ist|wurde|wir|Sie|Ihre?n?|Ihrem|der|die|das|nicht|haben|bitte)\M', 1, 'i')),
    ('en', regexp_count(words, '\m(the|is|has|been|we|your|you|this|to|not|have|please)\M', 1, 'i')),
    ('tr', regexp_count(words, '\m(ve|için|bir|bu|size?|sizin|lütfen|başvurunuz|üyeliğiniz|olarak|gün|faturanız)\M', 1, 'i'))
  ) as said (language, times) where times > 0 order by times desc limit 1
$$;

update notifications set language = pg_temp.language_of(title || ' ' || regexp_replace(body_html, '<[^>]*>', ' ', 'g'));
update office_news set language = pg_temp.language_of(title || ' ' || regexp_replace(body_html, '<[^>]*>', ' ', 'g'));

drop function pg_temp.language_of(text);
