-- An instrument's code says its tuning too (`guitarra.afinacao-drop-c`), which makes it longer.
alter table instrumentos_clientes drop constraint instrumentos_clientes_codigo_check;
alter table instrumentos_clientes add constraint instrumentos_clientes_codigo_check
  check (char_length(codigo) between 2 and 100);
