-- Goods of a paid order lie on the shelf until they are picked: a count of the shelf expects them.
alter table reservas add column separada_em timestamptz;

update reservas r set separada_em = p.alterado_em
from pedidos p
where p.id = r.pedido and r.situacao = 'vendida' and p.situacao <> 'pagamentoAprovado';

create index reservas_na_prateleira on reservas (id_sku)
where situacao in ('reservada', 'vendida') and separada_em is null;
