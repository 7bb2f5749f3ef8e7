-- SKUs as the store's people look for them, one narrow row for each: in the order of their products' names, however far behind, and
-- by the beginnings of words, as products are found (0070), here with those of the SKU alone. Measured with 170,000 SKUs: products
-- and SKUs themselves are wide, and reading all of them for one page took seconds.

alter table produtos_busca add column nome_ordem text;

create table skus_busca (
  id_sku integer primary key,
  id_produto integer not null,
  posicao smallint not null,
  nome_ordem text not null,
  -- Of name, brand, code and EAN, in small letters without accents.
  palavras tsvector not null,
  foreign key (id_sku, id_produto) references skus (id, id_produto) on delete cascade
);

-- Words as they stand and the parts between their marks: `EN-1234` is found by `en-12` and by `1234`.
create function palavras_e_partes(texto text) returns tsvector immutable parallel safe language sql
  return array_to_tsvector(palavras_de(texto, '') || palavras_de(regexp_replace(texto, '[^[:alnum:]]+', ' ', 'g'), ''));

create or replace function guardar_busca_de_produtos(produtos integer[]) returns void language sql
begin atomic
  insert into produtos_busca (id_produto, nome_ordem, palavras)
  select p.id, sem_acento(p.nome), palavras_e_partes(concat_ws(' ', p.nome, m.nome, codigos.todos))
  from produtos p
  join marcas m on m.id = p.id_marca
  cross join lateral (
    select string_agg(concat_ws(' ', s.sku, s.ean), ' ') as todos from skus s where s.id_produto = p.id
  ) codigos
  where p.id = any (guardar_busca_de_produtos.produtos)
  order by p.id
  on conflict (id_produto) do update set nome_ordem = excluded.nome_ordem, palavras = excluded.palavras
  where (produtos_busca.nome_ordem, produtos_busca.palavras) is distinct from (excluded.nome_ordem, excluded.palavras);

  insert into skus_busca (id_sku, id_produto, posicao, nome_ordem, palavras)
  select s.id, p.id, s.posicao, sem_acento(p.nome), palavras_e_partes(concat_ws(' ', p.nome, m.nome, s.sku, s.ean))
  from produtos p
  join marcas m on m.id = p.id_marca
  join skus s on s.id_produto = p.id
  where p.id = any (guardar_busca_de_produtos.produtos)
  order by s.id
  on conflict (id_sku) do update
  set posicao = excluded.posicao, nome_ordem = excluded.nome_ordem, palavras = excluded.palavras
  where (skus_busca.posicao, skus_busca.nome_ordem, skus_busca.palavras)
    is distinct from (excluded.posicao, excluded.nome_ordem, excluded.palavras);
end;

create function guardar_posicao_do_sku() returns trigger language plpgsql as $$
begin
  update skus_busca set posicao = new.posicao where id_sku = new.id;
  return null;
end $$;
create trigger busca_movida after update of posicao on skus
  for each row when (old.posicao <> new.posicao)
  execute function guardar_posicao_do_sku();

select guardar_busca_de_produtos(array(select id from produtos));
alter table produtos_busca alter column nome_ordem set not null;

create index on produtos_busca (nome_ordem, id_produto);
create index on skus_busca (nome_ordem, id_produto, posicao, id_sku);
create index on skus_busca (id_produto);
create index on skus_busca using gin (palavras) with (fastupdate = off);

-- Nothing looks for letters in the middle of names any more, and names are ordered above.
drop index produtos_nome_busca;
drop index produtos_nome_ordem;

-- In the order of codes without reading the SKUs before.
alter table skus drop constraint skus_sku_key, add constraint skus_sku_key unique (sku) include (id);
