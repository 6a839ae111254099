-- One mailbox, one address: the domain as the domain name system spells it, without invisible characters. New addresses
-- are stored so (`parseEmail` of shared/intake); rows from before follow. Where two accounts are one mailbox, the older
-- keeps its rows and the younger its spelling: nobody loses what they bought.
create function ascii_label(label text) returns text language plpgsql immutable as $$
declare
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  codes int[];
  code int;
  made text;
  basic int;
  done int;
  n int := 128;
  bias int := 72;
  delta int := 0;
  q int;
  k int;
  t int;
begin
  -- Punycode (RFC 3492).
  if label !~ '[^\x01-\x7f]' then return label; end if;
  select array_agg(ascii(sign) order by place) into codes
  from regexp_split_to_table(label, '') with ordinality as signs (sign, place);
  select coalesce(string_agg(chr(one), '' order by place), '') into made
  from unnest(codes) with ordinality as all_codes (one, place) where one < 128;
  basic := length(made);
  done := basic;
  if basic > 0 then made := made || '-'; end if;
  while done < array_length(codes, 1) loop
    select delta + (min(one) - n) * (done + 1), min(one) into delta, n from unnest(codes) as one where one >= n;
    foreach code in array codes loop
      if code < n then delta := delta + 1; end if;
      continue when code <> n;
      q := delta;
      k := 36;
      loop
        t := greatest(1, least(26, k - bias));
        exit when q < t;
        made := made || substr(digits, t + (q - t) % (36 - t) + 1, 1);
        q := (q - t) / (36 - t);
        k := k + 36;
      end loop;
      made := made || substr(digits, q + 1, 1);
      delta := case when done = basic then delta / 700 else delta / 2 end;
      delta := delta + delta / (done + 1);
      k := 0;
      while delta > 455 loop
        delta := delta / 35;
        k := k + 36;
      end loop;
      bias := k + 36 * delta / (delta + 38);
      delta := 0;
      done := done + 1;
    end loop;
    delta := delta + 1;
    n := n + 1;
  end loop;
  return 'xn--' || made;
end $$;

create function canonical_email(email text) returns text language sql immutable as $$
  select regexp_replace(clean, '@[^@]*$', '') || '@' || (
    select string_agg(ascii_label(label), '.' order by place)
    from regexp_split_to_table(regexp_replace(clean, '^.*@', ''), '\.') with ordinality as labels (label, place)
  )
  from (
    select normalize(
      regexp_replace(email, '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'),
      nfkc
    ) as clean
  ) cleaned
$$;

update users set email = spelled.email
from (
  select distinct on (canonical_email(u.email)) u.id, canonical_email(u.email) as email
  from users u where u.email ~ '[^\x01-\x7f]' order by canonical_email(u.email), u.id
) spelled
where users.id = spelled.id and spelled.email = lower(spelled.email) and length(spelled.email) <= 254
  and not exists (select from users taken where taken.email = spelled.email);

update users set contact_email = canonical_email(contact_email)
where contact_email ~ '[^\x01-\x7f]' and length(canonical_email(contact_email)) <= 254;

update newsletter_subscriptions set email = spelled.email
from (
  select distinct on (canonical_email(s.email), s.region) s.id, canonical_email(s.email) as email, s.region
  from newsletter_subscriptions s where s.email ~ '[^\x01-\x7f]' order by canonical_email(s.email), s.region, s.id
) spelled
where newsletter_subscriptions.id = spelled.id and spelled.email = lower(spelled.email) and length(spelled.email) <= 254
  and not exists (
    select from newsletter_subscriptions taken where taken.email = spelled.email and taken.region = spelled.region
  );

update company_invitations set email = spelled.email
from (
  select distinct on (canonical_email(i.email), i.company_id)
    i.id, canonical_email(i.email) as email, i.company_id
  from company_invitations i where i.email ~ '[^\x01-\x7f]' order by canonical_email(i.email), i.company_id, i.id desc
) spelled
where company_invitations.id = spelled.id and spelled.email = lower(spelled.email) and length(spelled.email) <= 254
  and not exists (
    select from company_invitations taken where taken.email = spelled.email and taken.company_id = spelled.company_id
  );

drop function canonical_email(text);
drop function ascii_label(text);
