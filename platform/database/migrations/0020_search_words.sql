-- The words of a product without those of its description, which are most of them. A search looks at some hundreds of
-- products one by one, to find among the popular ones and to rank them; with these it unpacks a third of the text, and
-- rarely fetches it from where long values lie. Kept apart, so that listings read short rows.
create table palavras_de_produto (
  id_produto integer primary key references listagem on delete cascade,
  busca tsvector not null
);

insert into palavras_de_produto select id_produto, ts_filter(busca, '{a,b,c}') from listagem;

create function guardar_palavras() returns trigger language plpgsql as $$
begin
  insert into palavras_de_produto values (new.id_produto, ts_filter(new.busca, '{a,b,c}'))
  on conflict (id_produto) do update set busca = excluded.busca;
  return null;
end $$;

create trigger palavras_novas after insert on listagem for each row execute function guardar_palavras();
create trigger palavras_outras after update of busca on listagem for each row
  when (old.busca is distinct from new.busca) execute function guardar_palavras();
