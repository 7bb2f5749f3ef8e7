-- Records of the workshop copied all answers to a service's questions into a passport, which everybody may read: also
-- those in the customer's own words. They are taken out where the question is still known. Records of before 0600 don't
-- name their work order, but were written in the moment when it was ready.
alter table passaportes_registros disable trigger passport_records_are_append_only;

do $$
declare
  answer record;
begin
  for answer in
    select r.id, ', ' || (e ->> 'rotulo') || ': ' as question, e ->> 'valor' as words
    from passaportes_registros r
      join passaportes p on p.id = r.id_passaporte
      join ordens_servico o on o.id = r.id_ordem
        or r.id_ordem is null and o.id_pedido = p.id_pedido and o.posicao = p.posicao and exists (
          select from ordens_mudancas m where m.id_ordem = o.id and m.para = 'pronta' and m.em = r.escrito_em
        )
      cross join jsonb_array_elements(o.servicos) s
      join servicos offered on offered.id = (s ->> 'idServico')::integer
      cross join jsonb_array_elements(s -> 'escolhas') e
    where r.tipo in ('regulagem', 'cordas') and exists (
      select from jsonb_array_elements(offered.perguntas) q
      where q ->> 'tipo' = 'texto' and q ->> 'rotulo' = e ->> 'rotulo'
    )
  loop
    update passaportes_registros
    set texto = replace(texto, answer.question || answer.words, '')
    where id = answer.id;
    -- Texts were cut at 500 letters, perhaps within the answer.
    update passaportes_registros
    set texto = left(texto, position(answer.question in texto) - 1)
    where id = answer.id and char_length(texto) = 500 and position(answer.question in texto) > 0
      and starts_with(answer.words, substr(texto, position(answer.question in texto) + char_length(answer.question)));
  end loop;
end
$$;

alter table passaportes_registros enable trigger passport_records_are_append_only;
