-- The order whose instrument a bill of services is about: it is not sent while the bill is unpaid.
alter table pedidos add column servicos_de uuid references pedidos on delete set null;
create index pedidos_servicos_de on pedidos (servicos_de) where servicos_de is not null;
update pedidos p set servicos_de = o.id_pedido
  from ordens_orcamentos q join ordens_servico o on o.id = q.id_ordem
  where q.id_pedido = p.id and o.id_pedido is not null;
