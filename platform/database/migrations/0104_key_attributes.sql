-- What tells the products of a category apart: the words of attributes, the most telling first. They open its filters and stand
-- on its products' cards. A category without a list takes that of the one above it.
alter table categorias add column atributos_principais text[] not null default '{}'
  check (cardinality(atributos_principais) <= 5);

create function atributos_principais_de(categoria integer) returns text[] stable parallel safe language sql
return (
  with recursive linhagem as (
    select id_pai, atributos_principais, 0 as distancia from categorias where id = categoria
    union all
    select c.id_pai, c.atributos_principais, l.distancia + 1 from linhagem l join categorias c on c.id = l.id_pai
  )
  select coalesce(
    (select l.atributos_principais from linhagem l where l.atributos_principais <> '{}' order by l.distancia limit 1), '{}'
  )
);

-- The values that a product has of its category's key attributes. What is yet to be chosen of it (a size) tells nothing.
create function fatos_principais(produto integer) returns jsonb stable parallel safe language sql
return (
  select coalesce(jsonb_agg(jsonb_build_object('label', f.label, 'valor', f.valor) order by f.lugar), '[]')
  from (
    select chave.lugar, a.label, min(v.label) as valor
    from produtos p
    cross join unnest(atributos_principais_de(p.id_categoria)) with ordinality chave (chave, lugar)
    join atributos a on a.chave = chave.chave
    join atributo_valores v on v.id_atributo = a.id and v.id = any(valores_de(p.id))
    where p.id = fatos_principais.produto
    group by chave.lugar, a.label
    having count(*) = 1
  ) f
);

create or replace function cartao_de(produto integer) returns jsonb stable parallel safe language sql
return (
  select jsonb_build_object(
    'slug', p.slug, 'nome', p.nome, 'marca', jsonb_build_object('nome', m.nome, 'slug', m.slug),
    'imagem', foto_de(p.id, 0), 'imagemSecundaria', foto_de(p.id, 1), 'descricaoCurta', p.descricao_curta,
    'fatos', fatos_principais(p.id)
  )
  from produtos p join marcas m on m.id = p.id_marca
  where p.id = produto
);

-- No category has a list yet.
update listagem set card = card || '{"fatos": []}';
