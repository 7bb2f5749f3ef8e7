-- Whether the products of a category are instruments or strings, as the nearest template says: by its instrument or, if
-- they are of several, by a field for strings, scale or tuning. Where no category names criteria, reviews rate the sound
-- of these only.
create function judged_by_sound(categoria integer) returns boolean stable parallel safe language sql
return coalesce((
  select m.instrumento is not null or exists (
    select from campos_ficha f
    where f.id_categoria = m.id_categoria and (f.tipo = 'corda' or f.papel in ('escala', 'afinacao'))
  )
  from categorias own
  join categorias c on c.caminho = own.caminho or starts_with(own.caminho, c.caminho || '/')
  join modelos_ficha m on m.id_categoria = c.id
  where own.id = categoria
  order by length(c.caminho) desc
  limit 1
), false);

-- The same of a product's main category.
create function product_judged_by_sound(produto integer) returns boolean stable parallel safe language sql
return (select judged_by_sound(id_categoria) from produtos where id = produto);
