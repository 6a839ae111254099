-- Deleting an account removes the stored replies and the jobs that contain its e-mail address. The address is inside a
-- text, so every row was read. This function lists the addresses in a text; the indexes below find the rows.
-- It finds at least what `namesAddressIn` (platform/mail/names-address.ts) finds; that condition then decides.
create function mail_addresses_in(body text) returns text[] language sql immutable parallel safe as $$
  select case when position('@' in body) = 0 then '{}' else (
    select coalesce(array_agg(distinct local || '@' || domain) filter (where local <> '' and domain <> ''), '{}')
    from (
      select
        -- The longest end of what stands before the @ that may be a local part.
        substring(before from '[\u002da-z0-9.!#$%&''*+/=?^_\u0060{|}~\u00aa\u00b5\u00ba\u00c0-\u1fff\u2070-\u2fff\u3040-\uff00\uff10-\uffff\U00010000-\U0010ffff]+$') as local,
        -- The longest beginning of what stands behind it that may be a domain, without a full stop that ends a sentence.
        regexp_replace(substring(behind from '^[\u002da-z0-9_.\u00aa\u00b5\u00ba\u00c0-\u1fff\u2070-\u2fff\u3040-\uff00\uff10-\uffff\U00010000-\U0010ffff]+'), '\.(\.|$).*', '') as domain
      from (
        select part as before, lead(part) over (order by place) as behind
        -- Escapes of JSON are blanks, as in `namesAddressIn`.
        from unnest(string_to_array(regexp_replace(lower(body), '\\+([bfnrt"/]|u[0-9a-f]{4})', ' ', 'g'), '@'))
          with ordinality as parts (part, place)
      ) around
      where behind is not null
    ) found
  ) end
$$;

create index idempotency_keys_addresses on idempotency_keys using gin (mail_addresses_in(body));
create index jobs_addresses on jobs using gin (mail_addresses_in(payload::text || ' ' || coalesce(last_error, '')));
create index jobs_user on jobs ((payload ->> 'userId')) where payload ->> 'userId' is not null;

-- What else an erasure looks up by person, and had no index for: it read these tables whole.
create index analytics_events_of_anonymous on analytics_events (anonymous_id) where user_id is null;
create index box_designs_owner on box_designs (user_id);
create index carts_user on carts (user_id);
create index cart_lines_cart on cart_lines (cart_id);
create index companies_updated_by on companies (updated_by);
create index company_invitations_email on company_invitations (email);
create index company_invitations_invited_by on company_invitations (invited_by);
create index company_items_added_by on company_items (added_by);
create index order_approvals_decided_by on order_approvals (decided_by);
create index order_approvals_requested_by on order_approvals (requested_by);
create index orders_user on orders (user_id);
create index pro_requests_email on pro_requests (email);
create index supplier_applications_email on supplier_applications (email);
create index webhook_endpoints_user on webhook_endpoints (user_id);
create index webhook_events_user on webhook_events (user_id);
