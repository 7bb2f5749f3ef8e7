-- A piece is what a product shows by default only if no variant is in stock, as its price is.
create or replace function default_sku(produto integer) returns integer stable parallel safe language sql
return (
  select s.id from skus s where s.id_produto = produto
  order by
    s.exemplar and exists (select from skus v where v.id_produto = produto and not v.exemplar and v.estoque > 0),
    shared_value_uses(s.id, produto) desc, (s.estoque > 0) desc, s.exemplar, s.posicao limit 1
);
