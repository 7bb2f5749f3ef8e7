-- Who judges an instrument, as far as its player says: what they play (a code, such as `violino.3-4`), how far they are, in
-- which style, and how many months they had used the product. Reviews of before lack all of it.
alter table avaliacoes
  add toca text check (toca <> ''),
  add nivel text check (nivel in ('iniciante', 'estudante', 'intermediario', 'avancado', 'profissional')),
  add estilo text check (estilo <> ''),
  add meses smallint check (meses between 0 and 600);
