-- The tables that grow with every visit, sale and change, and that only have rows added, are divided by month
-- (0372): events, the audit, stock movements. What they hold today becomes one partition, which ends at the end of next
-- month, or past a row of a clock that was wrong. From here on, new rows have to be within it.
do $$
declare
  big record;
  newest timestamptz;
  until timestamptz;
begin
  for big in select * from (values ('eventos', 'data'), ('auditoria', 'em'), ('movimentos_estoque', 'em')) as known (name, key)
  loop
    execute format('select max(%I) from %I', big.key, big.name) into newest;
    until := greatest(
      date_trunc('month', now() at time zone 'UTC') + interval '2 months',
      date_trunc('month', newest at time zone 'UTC') + interval '1 month'
    ) at time zone 'UTC';
    -- Rows are read in 0371, without a lock that anybody waits for.
    execute format('alter table %I add constraint one_period check (%I < %L) not valid', big.name, big.key, until);
  end loop;
end $$;
