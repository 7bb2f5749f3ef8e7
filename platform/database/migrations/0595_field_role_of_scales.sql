-- Fields of a category's specification may say for which vibrating lengths strings are made, beside the one at which
-- their tension is measured.
alter table campos_ficha
  drop constraint campos_ficha_papel_check,
  add constraint campos_ficha_papel_check check (
    papel in (
      'tamanho', 'escala', 'escalas', 'cordas', 'afinacao', 'nucleo', 'enrolamento', 'nivel', 'mao', 'instrumento',
      'terminacao', 'furo'
    )
  );
