-- Fields of a category's specification may say for which hand an instrument is.
alter table campos_ficha
  drop constraint campos_ficha_papel_check,
  add constraint campos_ficha_papel_check
    check (papel in ('tamanho', 'escala', 'cordas', 'afinacao', 'nucleo', 'enrolamento', 'nivel', 'mao'));
