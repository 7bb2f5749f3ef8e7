-- The variant that somebody asks for (a size, a hand, a colour) decides what its card and its product's page show.

-- What only concerns the look of a product may give way to another in stock. All else decides whether the product serves who
-- buys it (the size of a violin, the hand of a guitar) and never does.
alter table atributos add column aparencia boolean not null default false;
update atributos set aparencia = true where chave in ('cor', 'cor-do-corpo', 'cor-da-ferragem', 'acabamento', 'estampa');

-- How many of the attributes that decide whom it serves a SKU has in common with the first of its product.
create function usos_comuns(sku integer, produto integer) returns bigint stable parallel safe language sql
return (
  select count(*)
  from sku_atributos proprio
  join atributos a on a.id = proprio.id_atributo and not a.aparencia
  join sku_atributos primeiro on primeiro.id_valor = proprio.id_valor
  where proprio.id_sku = usos_comuns.sku
    and primeiro.id_sku = (select s.id from skus s where s.id_produto = produto order by s.posicao limit 1)
);

-- The SKU that a product shows where nobody asks for one: serving the same people as its first, in stock if it can be.
create function sku_padrao(produto integer) returns integer stable parallel safe language sql
return (
  select s.id from skus s where s.id_produto = produto
  order by usos_comuns(s.id, produto) desc, (s.estoque > 0) desc, s.posicao limit 1
);

-- What the card of one SKU says that its product's does not: the query that selects it, its values, its own pictures.
create function variante_de(sku integer) returns jsonb stable parallel safe language sql
return (
  select jsonb_build_object(
    'selecao', s.selecao,
    'atributos', (
      select coalesce(jsonb_agg(jsonb_build_object('label', a.label, 'valor', v.label) order by p.posicao), '[]')
      from sku_atributos x
      join produto_atributos p on p.id_produto = x.id_produto and p.id_atributo = x.id_atributo
      join atributos a on a.id = x.id_atributo
      join atributo_valores v on v.id = x.id_valor
      where x.id_sku = s.id
    ),
    'imagens', (
      select coalesce(jsonb_agg(foto_de(m.id_produto, m.posicao) order by m.posicao), '[]')
      from (select id_produto, posicao from sku_midias where id_sku = s.id order by posicao limit 2) m
    )
  )
  from skus s
  where s.id = variante_de.sku
);

update listagem set id_sku = sku_padrao(id_produto) where id_sku <> sku_padrao(id_produto);
