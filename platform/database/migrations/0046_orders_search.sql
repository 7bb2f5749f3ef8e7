-- The words by which the store's people look for orders, one narrow row for each. Measured on 100,000 orders: words that many
-- orders have (a product's, a first name) are found several times faster than by the letters of the wide rows (0044).

create table pedidos_busca (
  id_pedido uuid primary key references pedidos on delete cascade,
  -- Number, name and goods, in small letters without accents; what tells who the buyer is, behind a tilde: not everybody may
  -- look for that.
  palavras tsvector not null
);

create function palavras_de(texto text, marca text) returns text[] immutable parallel safe language sql
  return array(
    select marca || palavra
    from regexp_split_to_table(texto_simples(coalesce(texto, '')), '[^[:alnum:]@._+/-]+') as palavra
    where palavra <> ''
  );

create function guardar_busca(pedido uuid) returns void language sql
begin atomic
  insert into pedidos_busca (id_pedido, palavras)
  select p.id, array_to_tsvector(
    palavras_de(p.numero::text || ' ' || (p.comprador ->> 'nomeRazao'), '')
      || palavras_de(concat_ws(' ', p.comprador ->> 'documento', p.email, p.comprador ->> 'celular'), '~')
      || (
        select coalesce(array_agg(palavra), '{}')
        from pedidos_itens i, unnest(palavras_de(concat_ws(' ', i.nome, i.sku, i.ean), '')) palavra
        where i.id_pedido = p.id
      )
  )
  from pedidos p where p.id = pedido
  on conflict (id_pedido) do update set palavras = excluded.palavras;
end;

-- Goods come with their order, in one statement; one of them may be taken out before it is paid.
create function guardar_busca_de_itens() returns trigger language plpgsql as $$
begin
  perform guardar_busca(id_pedido) from (select distinct id_pedido from mudados) m;
  return null;
end $$;
create trigger busca_nova after insert on pedidos_itens referencing new table as mudados
  for each statement execute function guardar_busca_de_itens();
create trigger busca_mudada after update on pedidos_itens referencing new table as mudados
  for each statement execute function guardar_busca_de_itens();
create trigger busca_sem after delete on pedidos_itens referencing old table as mudados
  for each statement execute function guardar_busca_de_itens();

create function guardar_busca_do_comprador() returns trigger language plpgsql as $$
begin
  perform guardar_busca(new.id);
  return null;
end $$;
create trigger busca_do_comprador after update of comprador, email on pedidos
  for each row when (old.comprador is distinct from new.comprador or old.email is distinct from new.email)
  execute function guardar_busca_do_comprador();

select guardar_busca(id) from pedidos;
create index on pedidos_busca using gin (palavras);

alter table pedidos drop column texto;
alter table pedidos_itens drop column texto;

-- The list's own order, with the id that tells equals apart.
drop index pedidos_criado_em_idx;
create index on pedidos (criado_em desc, id);
