-- A product's specification table is one row: thirteen rows, as the average instrument had, took three times the space, most
-- of it for headers and indexes. `linhas` is `[label, valor]`, or `[label, valor, id_valor]` if listings filter by the line;
-- jsonb would take half as much again. Values of attributes are never deleted, so no key refers to them from here.
alter table caracteristicas rename to caracteristicas_antes;

create table fichas (
  id_produto integer primary key references produtos on delete cascade,
  linhas json not null check (json_typeof(linhas) = 'array')
);

insert into fichas
  select id_produto, ('[' || string_agg(
    '[' || to_json(label) || ',' || to_json(valor) || coalesce(',' || id_valor, '') || ']', ',' order by posicao
  ) || ']')::json
  from caracteristicas_antes group by id_produto order by id_produto;

create view caracteristicas as
  select f.id_produto, (l.place - 1)::smallint as posicao, l.line ->> 0 as label, l.line ->> 1 as valor,
    (l.line ->> 2)::integer as id_valor
  from fichas f cross join json_array_elements(f.linhas) with ordinality l (line, place);

create or replace function product_value_ids(produto integer) returns integer[] stable parallel safe language sql
return array(
  select id_valor from caracteristicas where id_produto = produto and id_valor is not null
  union
  select id_valor from sku_atributos where id_produto = produto
  order by 1
);

drop table caracteristicas_antes;

-- Nodes of the version before replace a product's lines one by one, until they are replaced themselves.
create function insert_specification_line() returns trigger language plpgsql as $$
begin
  insert into fichas values (new.id_produto, json_build_array(json_build_array(new.label, new.valor, new.id_valor)))
  on conflict (id_produto) do update set linhas = (fichas.linhas::jsonb || excluded.linhas::jsonb)::json;
  return new;
end $$;

create function delete_specification_line() returns trigger language plpgsql as $$
begin
  delete from fichas where id_produto = old.id_produto;
  return old;
end $$;

create trigger line_inserted instead of insert on caracteristicas
  for each row execute function insert_specification_line();
create trigger line_deleted instead of delete on caracteristicas
  for each row execute function delete_specification_line();
