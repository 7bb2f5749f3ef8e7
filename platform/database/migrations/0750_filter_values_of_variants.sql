-- Variants keep the merchant's spelling of their values, and listings filter by what their category's template writes for
-- it: `0,60 mm` and `0.6 mm` were two boxes of one filter. Null if the value is that already.
alter table sku_atributos
  add column id_valor_filtro integer references atributo_valores check (id_valor_filtro <> id_valor);

-- The attribute of such values if it is another one: variants that are chosen by `Calibre (mm)` filter by `Calibre`.
alter table produto_atributos
  add column id_atributo_filtro integer references atributos check (id_atributo_filtro <> id_atributo);

-- Values are looked up by what listings filter by.
drop index sku_atributos_id_valor_id_atributo_idx;
create index on sku_atributos ((coalesce(id_valor_filtro, id_valor)));

create or replace function product_value_ids(produto integer) returns integer[] stable parallel safe language sql
return array(
  select id_valor from caracteristicas where id_produto = produto and id_valor is not null
  union
  select coalesce(id_valor_filtro, id_valor) from sku_atributos where id_produto = produto and id_sku not in (
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

create or replace view searchable_values as
  select v.id, a.chave as atributo, v.chave, v.label,
    exists (select from sku_atributos s where coalesce(s.id_valor_filtro, s.id_valor) = v.id) as usado
  from atributo_valores v join atributos a on a.id = v.id_atributo;
