-- The words that the shop's search reads are stored without positions and weights: no query asks for either, since marks in
-- the words themselves say what they are. Both were a third of what search takes of a large shop. Rows are rewritten when
-- the shop starts (`INDEX_VERSION`), by 500 products.
create function own_words(words tsvector) returns tsvector immutable strict parallel safe language sql
  -- Those of the description begin with two z (`domain/search/search-text.ts`).
  return array_to_tsvector(array(select word from unnest(tsvector_to_array(words)) word where word not like 'zz_%'));

create or replace function store_search_words() returns trigger language plpgsql as $$
begin
  insert into palavras_de_produto values (new.id_produto, own_words(new.busca))
  on conflict (id_produto) do update set busca = excluded.busca;
  return null;
end $$;
