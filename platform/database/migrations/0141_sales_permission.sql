-- What was sold is a permission of its own. Programs that read the day's figures go on reading all of them.
update integracoes_tokens set permissoes = permissoes || '{vendas.ver}'
where permissoes @> '{painel.ver,pedidos.ver}' and not permissoes @> '{vendas.ver}';
