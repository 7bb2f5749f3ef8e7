-- Tokens that could read the files of invoices before still can.
update integracoes_tokens set permissoes = permissoes || '{notas.baixar}'
where permissoes @> '{pedidos.expedir}' and not permissoes @> '{notas.baixar}';
