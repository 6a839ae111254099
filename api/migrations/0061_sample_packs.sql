-- The samples a buyer chose for a pack, as a list of their ids; null: what the pack holds by itself, and every other line.
alter table cart_lines
  add column samples jsonb,
  add constraint cart_lines_samples check (samples is null or jsonb_typeof(samples) = 'array');
