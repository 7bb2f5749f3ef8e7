-- Orders that go to a school had the pupils' names in their address, from where they got to carriers and invoices and
-- outlived the list. What an issued invoice says stays as it was issued.
update pedidos
set endereco = jsonb_set(
  endereco, '{complemento}', to_jsonb(regexp_replace(endereco ->> 'complemento', '(^| – )(Alunos?: .*|\d+ alunos)$', ''))
)
where frete ? 'escola' and endereco ->> 'complemento' ~ '(^| – )(Alunos?: .*|\d+ alunos)$';
