-- Lines of an order count from 0 without gaps: parcels, invoices, passports and work orders name one by its place. Edits
-- left a gap where they had removed a line. An order whose passports or work orders already name positions stays as it
-- is. In two steps, so that no two lines have one position meanwhile.
update pedidos_itens set posicao = posicao + 10000
where id_pedido in (
    select id_pedido from pedidos_itens group by id_pedido having max(posicao) >= count(*)
  )
  and id_pedido not in (select id_pedido from passaportes where id_pedido is not null)
  and id_pedido not in (select id_pedido from ordens_servico where id_pedido is not null)
  and id_pedido not in (select id_pedido from trocas_instrumentos);

update pedidos_itens line set posicao = counted.place
from (
  select id_pedido, posicao, row_number() over (partition by id_pedido order by posicao) - 1 as place
  from pedidos_itens
  where id_pedido in (select id_pedido from pedidos_itens where posicao >= 10000)
) counted
where line.id_pedido = counted.id_pedido and line.posicao = counted.posicao;
