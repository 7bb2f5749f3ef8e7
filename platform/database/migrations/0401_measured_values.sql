-- How listings filter by a field: a box for each value, or from one number to another.
alter table campos_ficha
  add column filtragem text not null default 'valores'
    check (filtragem = 'valores' or (filtragem = 'faixa' and tipo in ('numero', 'faixa')));

-- A filter from one number to another looks its values up by what they measure, and then filters by those values as any
-- other filter does. `domain/product/specifications/measure.ts` is the same rule.

-- What a stored value measures (`647,7 mm`, `415 a 466 Hz`, `22`), in the first unit of its dimension; null if nothing.
create function measure_of(label text) returns numrange immutable strict parallel safe language sql
return (
  select case when low <= high and (word is null or factor is not null)
    then numrange(low * coalesce(factor, 1), high * coalesce(factor, 1), '[]') end
  from (
    select replace(replace(m[1], '.', ''), ',', '.')::numeric as low,
      replace(replace(coalesce(m[2], m[1]), '.', ''), ',', '.')::numeric as high,
      m[3] as word,
      case m[3] when 'cm' then 10 when 'm' then 1000 when 'pol.' then 25.4 when 'kg' then 1000 when 'lb' then 453.59237
        when 'mm' then 1 when 'g' then 1 when 'ml' then 1 when 'Hz' then 1 when 'bpm' then 1 when 'W' then 1
        when 'V' then 1 when '%' then 1 end as factor
    from regexp_match(
      label,
      '^([1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?)(?: a ([1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?))?(?: ([^\d\s]+))?$'
    ) m
  ) read
);

-- The first unit of a value's dimension; null for numbers without unit and for what is no measure.
create function measure_unit_of(label text) returns text immutable strict parallel safe language sql
return case when measure_of(label) is not null then
  case substring(label from '\S+$')
    when 'mm' then 'mm' when 'cm' then 'mm' when 'm' then 'mm' when 'pol.' then 'mm'
    when 'g' then 'g' when 'kg' then 'g' when 'lb' then 'g'
    when 'ml' then 'ml' when 'Hz' then 'Hz' when 'bpm' then 'bpm' when 'W' then 'W' when 'V' then 'V' when '%' then '%' end
  end;

alter table atributo_valores
  add column medida numrange generated always as (measure_of(label)) stored,
  add column unidade_medida text generated always as (measure_unit_of(label)) stored;
create index on atributo_valores (id_atributo, unidade_medida, medida) where medida is not null;
