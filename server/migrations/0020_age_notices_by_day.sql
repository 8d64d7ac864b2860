-- What was told of a child's age limit is named by its last day as well: after a corrected date of birth it is told again.
-- The day stands in what was told, as DD.MM.YYYY in every language.
update notifications set effect_key = format('members.age_limit/%s/%s/%s', split_part(effect_key, '/', 2),
    to_char(to_date(substring(body_html from '\d{2}\.\d{2}\.\d{4}'), 'DD.MM.YYYY'), 'YYYY-MM-DD'), split_part(effect_key, '/', 3))
  where effect_key ~ '^members\.age_limit/\d+/\d+$' and body_html ~ '\d{2}\.\d{2}\.\d{4}';
