-- Fields of a category's specification may say for which instruments its accessories are.
alter table campos_ficha
  drop constraint campos_ficha_papel_check,
  add constraint campos_ficha_papel_check check (
    papel in ('tamanho', 'escala', 'cordas', 'afinacao', 'nucleo', 'enrolamento', 'nivel', 'mao', 'instrumento')
  );
