-- A field of a category's specification may describe one string of a set: `E4 · .010 · 7,3 kg`.
alter table campos_ficha
  drop constraint campos_ficha_tipo_check,
  add constraint campos_ficha_tipo_check
    check (tipo in ('texto', 'numero', 'faixa', 'escolha', 'nota', 'notas', 'corda', 'simNao'));
