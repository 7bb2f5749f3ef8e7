-- Orders by situation and day of payment, which every page of the panel counts and its first page adds up: counted one by
-- one, a million took 150 ms, and the sales of sixty days 100. As in `0392`, each change adds rows, negative ones for what
-- an order was before, and an hourly job puts them together.
create table pedidos_por_dia (
  id bigint generated always as identity primary key,
  -- Of the payment, in São Paulo; null for what was not paid.
  dia date,
  situacao text not null,
  teste boolean not null,
  pedidos integer not null,
  -- Those that were placed in this shop.
  proprios integer not null,
  -- Centavos: totals, and the freight in them.
  valor bigint not null,
  frete bigint not null,
  -- Whether the job has put this row together.
  somada boolean not null default false
);
create index on pedidos_por_dia (dia);
create index on pedidos_por_dia (id) where not somada;

create function record_order_of_day() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into pedidos_por_dia (dia, situacao, teste, pedidos, proprios, valor, frete)
    values (
      (old.pago_em at time zone 'America/Sao_Paulo')::date, old.situacao, old.teste, -1,
      case when old.numero_antigo is null then -1 else 0 end, -old.total, -old.valor_frete
    );
  end if;
  if tg_op <> 'DELETE' then
    insert into pedidos_por_dia (dia, situacao, teste, pedidos, proprios, valor, frete)
    values (
      (new.pago_em at time zone 'America/Sao_Paulo')::date, new.situacao, new.teste, 1,
      case when new.numero_antigo is null then 1 else 0 end, new.total, new.valor_frete
    );
  end if;
  return null;
end $$;
create trigger days_inserted after insert or delete on pedidos for each row execute function record_order_of_day();
create trigger days_updated after update of situacao, pago_em, teste, total, valor_frete, numero_antigo on pedidos for each row
  when (
    (old.situacao, old.pago_em, old.teste, old.total, old.valor_frete, old.numero_antigo)
      is distinct from (new.situacao, new.pago_em, new.teste, new.total, new.valor_frete, new.numero_antigo)
  )
  execute function record_order_of_day();

create function clear_sales() returns trigger language plpgsql as $$
begin
  delete from pedidos_por_dia;
  delete from vendas_por_dia;
  return null;
end $$;
create trigger days_truncated after truncate on pedidos for each statement execute function clear_sales();

insert into pedidos_por_dia (dia, situacao, teste, pedidos, proprios, valor, frete, somada)
select (pago_em at time zone 'America/Sao_Paulo')::date, situacao, teste, count(*), count(*) filter (where numero_antigo is null),
  sum(total), sum(valor_frete), true
from pedidos group by 1, 2, 3;
