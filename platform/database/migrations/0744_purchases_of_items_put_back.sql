-- Taking a product off a list and putting it back forgot what had been bought of it: those purchases are the item's again,
-- one of each order's units for a pupil. The products of bought SKUs that were deleted are not known any more.
update listas_compras bought
set id_item = item.id
from skus s, listas_itens item
where bought.id_item is null and s.id = bought.id_sku
  and item.id_lista = bought.id_lista and item.id_produto = s.id_produto
  and not exists (
    select from listas_compras other
    where other.id_pedido = bought.id_pedido and other.id_aluno = bought.id_aluno and other.id_sku = bought.id_sku
      and other.desconto = bought.desconto and other.credito = bought.credito
      and (other.id_item = item.id or (other.id_item is null and other.id < bought.id))
  );
