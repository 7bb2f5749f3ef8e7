-- Values of variants are read by the templates of their categories, once nodes of the version before are gone.
do $$
begin
  if to_regclass('pgboss.queue') is null then return; end if;

  insert into pgboss.job
    (name, data, start_after, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff,
     retry_delay_max, policy, dead_letter, heartbeat_seconds)
  select q.name, jsonb_build_object('idCategoria', m.id_categoria, 'depois', 0), due,
    due + retention_seconds * interval '1 second', expire_seconds, deletion_seconds, retry_limit, retry_delay,
    retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
  from pgboss.queue q, modelos_ficha m, cast(now() + interval '10 minutes' as timestamptz) as due
  where q.name = 'catalog.apply-template' and exists (
    select from campos_ficha f
    where f.id_categoria = m.id_categoria and (f.tipo <> 'texto' or f.papel = 'tamanho')
  );
end $$;
