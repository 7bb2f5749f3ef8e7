-- Fields of a category's specification may say what strings are made of, and for whom they are.
alter table campos_ficha
  drop constraint campos_ficha_papel_check,
  add constraint campos_ficha_papel_check
    check (papel in ('tamanho', 'escala', 'cordas', 'afinacao', 'nucleo', 'enrolamento', 'nivel'));
