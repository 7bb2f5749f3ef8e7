-- Which pictures of its product show a SKU is a list in its row. As rows of their own they took a twentieth of a large
-- catalogue, and each was checked against two tables when it was written.
alter table skus add column midias smallint[] not null default '{}'
  check (0 <= all (midias) and array_position(midias, null) is null);
update skus set midias = shown.midias
from (select id_sku, array_agg(posicao order by posicao) as midias from sku_midias group by id_sku) shown
where id = shown.id_sku;

create or replace view variantes as select * from skus where not exemplar;

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
        select m.posicao, product_photo(s.id_produto, m.posicao) as picture from unnest(s.midias) m (posicao)
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

drop table sku_midias;

-- Nodes of the version before read the rows, and write a product's pictures before those of its SKUs, until they are
-- replaced. What such a node takes from a SKU stays until the product is saved again.
create view sku_midias as
  select s.id as id_sku, s.id_produto, p.posicao from skus s cross join unnest(s.midias) p (posicao);

create function add_picture_of_sku() returns trigger language plpgsql as $$
begin
  update skus set midias = array(
    select m.posicao from midias m
    where m.id_produto = new.id_produto and (m.posicao = new.posicao or m.posicao = any (skus.midias))
    order by 1
  ) where id = new.id_sku;
  return new;
end $$;
create trigger add_picture_of_sku instead of insert on sku_midias for each row execute function add_picture_of_sku();
