-- Listings filter by the condition of pieces: its values are those of an attribute, which exists once a piece does. New
-- pieces are like counted stock, and have none.

create function condition_value(condicao text) returns integer stable parallel safe language sql
return (
  select v.id from atributo_valores v join atributos a on a.id = v.id_atributo
  where a.chave = 'estado' and v.chave = case condicao
    when 'vitrine' then 'vitrine' when 'usadoA' then 'usado-a' when 'usadoB' then 'usado-b' when 'usadoC' then 'usado-c'
    when 'usadoD' then 'usado-d' end
);

-- A piece that is sold or off sale says nothing of what its product has.
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
  order by 1
);

-- The card of a piece says its condition, and shows its own pictures.
create or replace function sku_variant(sku integer) returns jsonb stable parallel safe language sql
return (
  select jsonb_build_object(
    'selecao', s.selecao,
    'atributos', (
      select coalesce(jsonb_agg(jsonb_build_object('label', own.label, 'valor', own.valor) order by own.place), '[]')
      from (
        select a.label, v.label as valor, p.posicao as place
        from sku_atributos x
        join produto_atributos p on p.id_produto = x.id_produto and p.id_atributo = x.id_atributo
        join atributos a on a.id = x.id_atributo
        join atributo_valores v on v.id = x.id_valor
        where x.id_sku = s.id
        union all
        select a.label, v.label, -1
        from exemplares e
        join atributo_valores v on v.id = condition_value(e.condicao)
        join atributos a on a.id = v.id_atributo
        where e.id_sku = s.id
      ) own
    ),
    'imagens', (
      select coalesce(jsonb_agg(own.picture order by own.posicao), '[]')
      from (
        select m.posicao, product_photo(m.id_produto, m.posicao) as picture from sku_midias m where m.id_sku = s.id
        union all
        select f.posicao, jsonb_build_object('hash', f.hash, 'alt', f.alt, 'largura', o.largura, 'altura', o.altura)
        from exemplares_fotos f join originais o on o.hash = f.hash where f.id_sku = s.id
        order by 1 limit 2
      ) own
    )
  )
  from skus s
  where s.id = sku_variant.sku
);
