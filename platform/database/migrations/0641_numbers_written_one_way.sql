-- Numbers of specifications are written in one way: `1060 mm` and `1.060 mm` were two boxes of one filter. Products are
-- read again by their templates, once nodes of the version before are gone.
do $$
begin
  if to_regclass('pgboss.queue') is null then return; end if;

  insert into pgboss.job (name, data, start_after)
  select q.name, jsonb_build_object('idCategoria', m.id_categoria, 'depois', 0), now() + interval '10 minutes'
  from pgboss.queue q, modelos_ficha m
  where q.name = 'catalog.apply-template' and exists (
    select from campos_ficha f where f.id_categoria = m.id_categoria and f.tipo in ('numero', 'faixa')
  );
end $$;
