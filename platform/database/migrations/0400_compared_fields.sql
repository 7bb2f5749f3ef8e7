-- How products are compared by a field of their category: only side by side, with the highest or lowest number as the
-- best, or not at all. Only numbers have a best.
alter table campos_ficha
  add column comparacao text not null default 'semMelhor'
    check (comparacao in ('semMelhor', 'nao') or (comparacao in ('maior', 'menor') and tipo = 'numero'));
