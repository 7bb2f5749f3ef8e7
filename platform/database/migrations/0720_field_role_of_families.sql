-- A category may have several instruments, of which a field says which one each product is.
alter table campos_ficha
  drop constraint campos_ficha_papel_check,
  add constraint campos_ficha_papel_check check (
    papel in (
      'tamanho', 'escala', 'escalas', 'cordas', 'afinacao', 'nucleo', 'enrolamento', 'nivel', 'mao', 'instrumento',
      'familia', 'terminacao', 'furo'
    )
  );
