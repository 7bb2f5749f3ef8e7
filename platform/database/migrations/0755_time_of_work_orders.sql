-- The workshop's time was known per order, for all of its lines together. From the payment on, each of its work orders
-- has its own. What is booked now is divided among them: open ones have the latest days, since those that are done have
-- given back what was still to come. The last one takes what is over, so that no day changes.
with lines as (
  select o.id, o.id_pedido, row_number() over works = count(*) over (partition by o.id_pedido) as is_last,
    sum(w.minutos) over works - w.minutos as since, sum(w.minutos) over works as until
  from ordens_servico o
  cross join lateral (
    select case when o.situacao = 'cancelada' then 0 else coalesce(
      o.quantidade * (select sum((s ->> 'minutos')::integer) from jsonb_array_elements(o.servicos) s), 0
    ) end as minutos
  ) w
  where o.id_pedido is not null
  window works as (
    partition by o.id_pedido
    order by o.situacao in ('pronta', 'entregue', 'cancelada'), o.situacao = 'cancelada', o.posicao desc
  )
),
days as (
  select r.id_pedido, r.dia, r.minutos, sum(r.minutos) over so_far - r.minutos as since,
    sum(r.minutos) over so_far as until
  from oficina_reservas r
  where r.id_pedido is not null
  window so_far as (partition by r.id_pedido order by r.dia desc)
),
parts as (
  select l.id, d.dia,
    case when l.is_last then d.until else least(d.until, l.until) end - greatest(d.since, l.since) as minutos
  from days d join lines l on l.id_pedido = d.id_pedido
)
insert into oficina_reservas (id_ordem, dia, minutos)
select id, dia, minutos from parts where minutos > 0
on conflict (id_ordem, dia) where id_ordem is not null
do update set minutos = oficina_reservas.minutos + excluded.minutos;

delete from oficina_reservas r
where r.id_pedido is not null and exists (select from ordens_servico o where o.id_pedido = r.id_pedido);
