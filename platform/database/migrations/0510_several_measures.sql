-- A range of numbers counts a product once, also if several of its values are in it, as of a cable of 3 m or 5 m. So
-- sets of facet values know those of their measured values of which an attribute has several. Few sets have any.
alter table conjuntos add column medidas integer[] not null default '{}';

create function several_measures(value_ids integer[]) returns integer[] language sql stable as $$
  select coalesce(array_agg(id order by id), '{}') from (
    select id, count(*) over (partition by id_atributo) as measured
    from atributo_valores where id = any(value_ids) and medida is not null
  ) v where measured > 1
$$;

update conjuntos set medidas = several_measures(valores) where several_measures(valores) <> '{}';
create index on conjuntos (id) where medidas <> '{}';

create function note_several_measures() returns trigger language plpgsql as $$
begin
  new.medidas := several_measures(new.valores);
  return new;
end $$;

create trigger note_several_measures before insert on conjuntos
  for each row execute function note_several_measures();
