-- What the workshop was to do to an item that is saved for later, as in `carrinho_itens`: it was lost.
alter table carrinho_guardados add column servicos jsonb;
