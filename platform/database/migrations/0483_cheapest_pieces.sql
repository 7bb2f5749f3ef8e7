-- Cards say from which price a product's used or showroom pieces are: the cheapest one on sale, with its condition.
alter table listagem add column menor_exemplar jsonb;

update listagem l set menor_exemplar = cheapest.piece
from (
  select distinct on (e.id_produto) e.id_produto,
    jsonb_build_object('condicao', e.condicao, 'precoPor', s.preco_por) as piece
  from exemplares e join skus s on s.id = e.id_sku
  where s.estoque > 0 and e.condicao <> 'novo'
  order by e.id_produto, s.preco_por, s.id
) cheapest
where cheapest.id_produto = l.id_produto;

-- Searches read the price of pieces too.
create or replace view searchable_products as
  select id_produto, busca, valores, situacao, disponivel, estoque, popularidade, preco_por, preco_maximo, card,
    (menor_exemplar ->> 'precoPor')::integer as preco_exemplar
  from listagem;
