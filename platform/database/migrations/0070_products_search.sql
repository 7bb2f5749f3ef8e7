-- The words by which the store's people look for products, one narrow row for each, as orders have them (0046): many times faster
-- to find by than the letters of names and codes, however many products have a word.

create table produtos_busca (
  id_produto integer primary key references produtos on delete cascade,
  -- Of name, brand, SKUs and EANs, in small letters without accents.
  palavras tsvector not null
);

-- Words as they stand and the parts between their marks: `EN-1234` is found by `en-12` and by `1234`.
create function guardar_busca_de_produtos(produtos integer[]) returns void language sql
begin atomic
  insert into produtos_busca (id_produto, palavras)
  select p.id, array_to_tsvector(
    palavras_de(textos.todos, '') || palavras_de(regexp_replace(textos.todos, '[^[:alnum:]]+', ' ', 'g'), '')
  )
  from produtos p
  join marcas m on m.id = p.id_marca
  cross join lateral (
    select concat_ws(' ', p.nome, m.nome, string_agg(concat_ws(' ', s.sku, s.ean), ' ')) as todos
    from skus s where s.id_produto = p.id
  ) textos
  where p.id = any (guardar_busca_de_produtos.produtos)
  order by p.id
  on conflict (id_produto) do update set palavras = excluded.palavras
  where produtos_busca.palavras <> excluded.palavras;
end;

-- A product comes with its SKUs. None of these asks anything of a SKU whose stock changes.
create function guardar_busca_dos_skus() returns trigger language plpgsql as $$
begin
  perform guardar_busca_de_produtos(array(select distinct id_produto from mudados));
  return null;
end $$;
create trigger busca_nova after insert on skus referencing new table as mudados
  for each statement execute function guardar_busca_dos_skus();
create trigger busca_sem after delete on skus referencing old table as mudados
  for each statement execute function guardar_busca_dos_skus();

create function guardar_busca_do_sku() returns trigger language plpgsql as $$
begin
  perform guardar_busca_de_produtos(array[new.id_produto]);
  return null;
end $$;
create trigger busca_mudada after update of sku, ean on skus
  for each row when ((old.sku, old.ean) is distinct from (new.sku, new.ean))
  execute function guardar_busca_do_sku();

create function guardar_busca_do_produto() returns trigger language plpgsql as $$
begin
  perform guardar_busca_de_produtos(array[new.id]);
  return null;
end $$;
create trigger busca_mudada after update of nome, id_marca on produtos
  for each row when ((old.nome, old.id_marca) is distinct from (new.nome, new.id_marca))
  execute function guardar_busca_do_produto();

create function guardar_busca_da_marca() returns trigger language plpgsql as $$
begin
  perform guardar_busca_de_produtos(array(select id from produtos where id_marca = new.id));
  return null;
end $$;
create trigger busca_mudada after update of nome on marcas
  for each row when (old.nome is distinct from new.nome)
  execute function guardar_busca_da_marca();

select guardar_busca_de_produtos(array(select id from produtos));
create index on produtos_busca using gin (palavras) with (fastupdate = off);

-- What the list is narrowed by, in its own order.
create index on produtos (situacao, alterado_em desc, id desc);
create index on produto_categorias (id_categoria, id_produto);
drop index produto_categorias_id_categoria_idx;
