-- What was sold of each product on each day, by which the panel finds best sellers: from the orders of a month it took a
-- second with a million of them. Each change of a sale adds rows, negative ones for what is no sale any more, so that
-- two orders never wait for each other's sums; a nightly job puts the rows of a day together.
create table vendas_por_dia (
  id bigint generated always as identity primary key,
  -- Of the payment, in São Paulo.
  dia date not null,
  id_produto integer not null,
  -- As it was sold.
  nome text not null,
  url text not null,
  quantidade integer not null,
  -- Without freight, in centavos.
  valor bigint not null,
  -- Whether the nightly job has put this row together.
  somada boolean not null default false
);
create index on vendas_por_dia (dia) include (id_produto, quantidade, valor);
create index on vendas_por_dia (id_produto, dia, id);
create index on vendas_por_dia (dia, id_produto) where not somada;

-- The day on which an order counts as sold, as `soldIn` says; null if it does not.
create function sold_day(situacao text, pago_em timestamptz, teste boolean) returns date immutable parallel safe language sql
  return case when situacao not in ('cancelado', 'devolvido') and not teste
    then (pago_em at time zone 'America/Sao_Paulo')::date end;

create function paid_for_item(metodo text, total integer, desconto_vista integer) returns integer immutable parallel safe language sql
  return total - case when metodo = 'pix' then desconto_vista else 0 end;

create function record_sale(pedido uuid, sold_on date, method text, times integer) returns void language sql
begin atomic
  insert into vendas_por_dia (dia, id_produto, nome, url, quantidade, valor)
  select sold_on, i.id_produto, i.nome, i.url, times * i.quantidade, times * paid_for_item(method, i.total, i.desconto_vista)
  from pedidos_itens i where i.id_pedido = pedido and i.id_produto is not null and sold_on is not null;
end;

create function record_sales_of_order() returns trigger language plpgsql as $$
begin
  perform record_sale(old.id, sold_day(old.situacao, old.pago_em, old.teste), old.metodo, -1);
  if tg_op = 'DELETE' then return old; end if;
  perform record_sale(new.id, sold_day(new.situacao, new.pago_em, new.teste), new.metodo, 1);
  return null;
end $$;
create trigger sales_updated after update of situacao, pago_em, teste, metodo on pedidos for each row
  when (
    (sold_day(old.situacao, old.pago_em, old.teste), old.metodo)
      is distinct from (sold_day(new.situacao, new.pago_em, new.teste), new.metodo)
  )
  execute function record_sales_of_order();
-- Before its items go with it.
create trigger sales_deleted before delete on pedidos for each row
  when (sold_day(old.situacao, old.pago_em, old.teste) is not null)
  execute function record_sales_of_order();

create function record_sales_of_items() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into vendas_por_dia (dia, id_produto, nome, url, quantidade, valor)
    select sold_day(p.situacao, p.pago_em, p.teste), i.id_produto, i.nome, i.url, -i.quantidade,
      -paid_for_item(p.metodo, i.total, i.desconto_vista)
    from removed i join pedidos p on p.id = i.id_pedido
    where i.id_produto is not null and sold_day(p.situacao, p.pago_em, p.teste) is not null;
  end if;
  if tg_op <> 'DELETE' then
    insert into vendas_por_dia (dia, id_produto, nome, url, quantidade, valor)
    select sold_day(p.situacao, p.pago_em, p.teste), i.id_produto, i.nome, i.url, i.quantidade,
      paid_for_item(p.metodo, i.total, i.desconto_vista)
    from added i join pedidos p on p.id = i.id_pedido
    where i.id_produto is not null and sold_day(p.situacao, p.pago_em, p.teste) is not null;
  end if;
  return null;
end $$;
create trigger sales_inserted after insert on pedidos_itens referencing new table as added
  for each statement execute function record_sales_of_items();
create trigger sales_updated after update on pedidos_itens referencing old table as removed new table as added
  for each statement execute function record_sales_of_items();
create trigger sales_deleted after delete on pedidos_itens referencing old table as removed
  for each statement execute function record_sales_of_items();

insert into vendas_por_dia (dia, id_produto, nome, url, quantidade, valor, somada)
select sold_day(p.situacao, p.pago_em, p.teste), i.id_produto, (array_agg(i.nome order by p.pago_em desc))[1],
  (array_agg(i.url order by p.pago_em desc))[1], sum(i.quantidade), sum(paid_for_item(p.metodo, i.total, i.desconto_vista)),
  true
from pedidos p join pedidos_itens i on i.id_pedido = p.id
where i.id_produto is not null and sold_day(p.situacao, p.pago_em, p.teste) is not null
group by 1, 2;
