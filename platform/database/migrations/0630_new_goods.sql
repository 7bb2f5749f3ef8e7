-- Listings with pieces are filtered by new goods too. Nearly all products have some on sale, so those are marked that do
-- not: only used or showroom pieces of them are. The mark is 0 among their filter values, the id of none.

insert into atributo_valores (id_atributo, chave, label)
select id, 'novo', 'Novo' from atributos where chave = 'estado' and exists (select from exemplares)
on conflict do nothing;

create function is_used_piece(sku integer) returns boolean stable parallel safe language sql
return exists (select from exemplares where id_sku = sku and condicao <> 'novo');

create or replace function product_value_ids(produto integer) returns integer[] stable parallel safe language sql
return array(
  select id_valor from caracteristicas where id_produto = produto and id_valor is not null
  union
  select id_valor from sku_atributos where id_produto = produto and id_sku not in (
    select s.id from exemplares e join skus s on s.id = e.id_sku where e.id_produto = produto and s.estoque = 0
  )
  union
  select condition_value(e.condicao) from exemplares e join skus s on s.id = e.id_sku
  where e.id_produto = produto and s.estoque > 0 and condition_value(e.condicao) is not null
  union
  select 0 from produtos p
  where p.id = produto and p.situacao = 'disponivel'
    and exists (
      select from exemplares e join skus s on s.id = e.id_sku
      where e.id_produto = produto and e.condicao <> 'novo' and s.estoque > 0
    )
    and not exists (
      select from skus s where s.id_produto = produto and s.estoque > 0 and not (s.exemplar and is_used_piece(s.id))
    )
  order by 1
);

-- What is new comes before used and showroom pieces.
create or replace function default_sku(produto integer) returns integer stable parallel safe language sql
return (
  select s.id from skus s where s.id_produto = produto
  order by
    s.exemplar and exists (select from skus v where v.id_produto = produto and not v.exemplar and v.estoque > 0),
    shared_value_uses(s.id, produto) desc, (s.estoque > 0) desc, s.exemplar, s.exemplar and is_used_piece(s.id), s.posicao
  limit 1
);

update listagem l set valores = fresh.valores
from (
  select id_produto, product_value_ids(id_produto) as valores
  from (select distinct id_produto from exemplares) pieces
) fresh
where fresh.id_produto = l.id_produto and fresh.valores <> l.valores;
