-- What a category's specification fields mean: their type and unit, and the instrument that its products are. Free text
-- remains the type of fields that say nothing else.
alter table modelos_ficha add column instrumento text;

alter table campos_ficha
  add column tipo text not null default 'texto'
    check (tipo in ('texto', 'numero', 'faixa', 'escolha', 'nota', 'notas', 'simNao')),
  -- Of numbers and ranges only.
  add column unidade text check (unidade is null or tipo in ('numero', 'faixa')),
  -- Which property of the instrument the field states, for checks of one field against another.
  add column papel text check (papel in ('tamanho', 'escala', 'cordas', 'afinacao')),
  -- How to fill the field; shown beside it.
  add column ajuda text not null default '';
