-- Fields of a category's specification may say how strings end, and which hole tuning machines need.
alter table campos_ficha
  drop constraint campos_ficha_papel_check,
  add constraint campos_ficha_papel_check check (
    papel in (
      'tamanho', 'escala', 'cordas', 'afinacao', 'nucleo', 'enrolamento', 'nivel', 'mao', 'instrumento', 'terminacao',
      'furo'
    )
  );
