-- Lists of the panel with a hundred thousand products and more; measured in `docs/performance.md`.

-- Products of a brand in the order of the list.
create index produtos_de_marca on produtos (id_marca, alterado_em desc, id desc) include (situacao);
drop index produtos_id_marca_idx;

-- SKUs by stock, and those to reorder.
create index skus_por_estoque on skus (estoque, id) include (id_produto);
create index skus_a_repor on skus (id) include (id_produto) where estoque <= coalesce(estoque_minimo, 0);

-- The stock of each product, in the shop or not. A narrow row of its own: an index on the stock in `listagem` would make
-- each order write all indexes of that table.
create table estoque_por_produto (
  id_produto integer primary key references produtos on delete cascade,
  estoque integer not null
);
create index estoque_por_produto_ordem on estoque_por_produto (estoque, id_produto);

create function stock_inserted() returns trigger language plpgsql as $$
begin
  insert into estoque_por_produto
  select id_produto, sum(estoque) from inserted group by id_produto order by id_produto
  on conflict (id_produto) do update set estoque = estoque_por_produto.estoque + excluded.estoque;
  return null;
end $$;
create trigger stock_inserted after insert on skus referencing new table as inserted
  for each statement execute function stock_inserted();

create function stock_deleted() returns trigger language plpgsql as $$
begin
  update estoque_por_produto p set estoque = p.estoque - d.estoque
  from (select id_produto, sum(estoque) as estoque from deleted group by id_produto) d
  where p.id_produto = d.id_produto;
  return null;
end $$;
create trigger stock_deleted after delete on skus referencing old table as deleted
  for each statement execute function stock_deleted();

-- Rows are locked in one order, so that two orders of the same products never wait for each other.
create function stock_updated() returns trigger language plpgsql as $$
begin
  update estoque_por_produto p set estoque = p.estoque + locked.difference
  from (
    select l.id_produto, moved.difference
    from (
      select n.id_produto, sum(n.estoque - o.estoque) as difference
      from updated n join replaced o on o.id = n.id where n.estoque <> o.estoque group by n.id_produto
    ) moved
    join estoque_por_produto l on l.id_produto = moved.id_produto
    order by l.id_produto for no key update of l
  ) locked
  where p.id_produto = locked.id_produto;
  return null;
end $$;
create trigger stock_updated after update on skus referencing old table as replaced new table as updated
  for each statement execute function stock_updated();

insert into estoque_por_produto select id_produto, sum(estoque) from skus group by id_produto;
