-- What reviews judge belongs to a category, and to those below it that have no list of their own: a case is not judged by
-- its sound. Each entry is `{codigo, rotulo, ajuda}`; marks are stored by `codigo`.
create table criterios_avaliacao (
  id_categoria integer primary key references categorias on delete cascade,
  versao integer not null check (versao > 0),
  criterios jsonb not null check (jsonb_typeof(criterios) = 'array' and jsonb_array_length(criterios) between 1 and 5)
);

-- The criteria of a product: those of the nearest category that has any; null if none has.
create function review_criteria(produto integer) returns jsonb stable parallel safe language sql
return (
  select l.criterios
  from produtos p
  join categorias own on own.id = p.id_categoria
  join categorias c on c.caminho = own.caminho or starts_with(own.caminho, c.caminho || '/')
  join criterios_avaliacao l on l.id_categoria = c.id
  where p.id = produto
  order by length(c.caminho) desc
  limit 1
);

alter table avaliacoes add criterios jsonb not null default '{}' check (jsonb_typeof(criterios) = 'object');

update avaliacoes
set criterios = jsonb_strip_nulls(jsonb_build_object(
  'som', som, 'acabamento', acabamento, 'tocabilidade', tocabilidade, 'custoBeneficio', custo_beneficio
))
where coalesce(som, acabamento, tocabilidade, custo_beneficio) is not null;

-- Nodes of the version before read and write the four columns, until they are replaced.
create function sync_review_marks() returns trigger language plpgsql as $$
begin
  if (tg_op = 'INSERT' and new.criterios = '{}') or (tg_op = 'UPDATE' and new.criterios = old.criterios) then
    new.criterios := new.criterios - array['som', 'acabamento', 'tocabilidade', 'custoBeneficio'] ||
      jsonb_strip_nulls(jsonb_build_object(
        'som', new.som, 'acabamento', new.acabamento, 'tocabilidade', new.tocabilidade,
        'custoBeneficio', new.custo_beneficio
      ));
  else
    new.som := (new.criterios ->> 'som')::smallint;
    new.acabamento := (new.criterios ->> 'acabamento')::smallint;
    new.tocabilidade := (new.criterios ->> 'tocabilidade')::smallint;
    new.custo_beneficio := (new.criterios ->> 'custoBeneficio')::smallint;
  end if;
  return new;
end $$;

create trigger marks_synced before insert or update of criterios, som, acabamento, tocabilidade, custo_beneficio
  on avaliacoes for each row execute function sync_review_marks();
