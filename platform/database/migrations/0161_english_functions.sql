-- Functions and triggers are structure, so their names are English; columns and values keep the wire's words. A data folder
-- that has them under their former names keeps every index and trigger, which follow a renamed function by its identity.
-- Bodies that are text don't, so they are written anew with the names of what they call.
do $$
declare
  functions constant text[][] := array[
    ['atributos_principais_de', 'category_key_attributes'],
    ['auditoria_fica', 'refuse_audit_changes'],
    ['beneficio_valido', 'is_valid_benefit'],
    ['cartao_de', 'product_card'],
    ['categorias_de', 'product_category_ids'],
    ['chave_preco', 'price_key'],
    ['clientes_sobe_versao', 'bump_customer_version'],
    ['conjunto_de', 'value_set_id'],
    ['contar_listagem', 'count_listing'],
    ['escopos', 'listing_scopes'],
    ['fatos_principais', 'product_key_facts'],
    ['fatos', 'listing_facts'],
    ['foto_de', 'product_photo'],
    ['gtin_valido', 'is_valid_gtin'],
    ['guardar_busca_de_itens', 'reindex_orders_of_items'],
    ['guardar_busca_do_comprador', 'reindex_order_of_buyer'],
    ['guardar_busca_de_produtos', 'reindex_products'],
    ['guardar_busca_dos_skus', 'reindex_products_of_skus'],
    ['guardar_busca_do_sku', 'reindex_product_of_sku'],
    ['guardar_busca_do_produto', 'reindex_renamed_product'],
    ['guardar_busca_da_marca', 'reindex_products_of_brand'],
    ['guardar_posicao_do_sku', 'move_sku_in_index'],
    ['guardar_busca', 'reindex_order'],
    ['guardar_palavras', 'store_search_words'],
    ['numero_de_pedido', 'next_order_number'],
    ['palavras_de', 'search_words'],
    ['palavras_e_partes', 'words_and_parts'],
    ['por_conjunto', 'assign_value_set'],
    ['sem_acento', 'without_accents'],
    ['sku_padrao', 'default_sku'],
    ['somar_estorno', 'add_refund'],
    ['somar_recebimento', 'add_receipt'],
    ['texto_simples', 'plain_text'],
    ['usos_comuns', 'shared_value_uses'],
    ['valores_de', 'product_value_ids'],
    ['variante_de', 'sku_variant']
  ];
  triggers constant text[][] := array[
    ['auditoria_fica', 'audit_is_append_only'],
    ['auditoria_nao_se_esvazia', 'audit_is_not_truncated'],
    ['busca_do_comprador', 'search_buyer_updated'],
    ['busca_movida', 'search_moved'],
    ['busca_mudada', 'search_updated'],
    ['busca_nova', 'search_inserted'],
    ['busca_sem', 'search_deleted'],
    ['clientes_sobe_versao', 'bump_customer_version'],
    ['contar_mudadas', 'count_updated'],
    ['contar_novas', 'count_inserted'],
    ['contar_velhas', 'count_deleted'],
    ['palavras_novas', 'words_inserted'],
    ['palavras_outras', 'words_updated'],
    ['por_conjunto', 'assign_value_set'],
    ['soma', 'add_to_payment']
  ];
  pair text[];
  found record;
  definition text;
  renamed text;
begin
  foreach pair slice 1 in array functions loop
    for found in
      select oid::regprocedure as signature from pg_proc
      where pronamespace = current_schema()::regnamespace and proname = pair[1]
    loop
      execute format('alter function %s rename to %I', found.signature, pair[2]);
    end loop;
  end loop;

  for found in
    select p.oid from pg_proc p
    where pronamespace = current_schema()::regnamespace and prokind = 'f'
      and proname in (select functions[n][2] from generate_subscripts(functions, 1) n)
  loop
    definition := pg_get_functiondef(found.oid);
    renamed := definition;
    foreach pair slice 1 in array functions loop
      renamed := regexp_replace(renamed, '\m' || pair[1] || '\(', pair[2] || '(', 'g');
    end loop;
    if renamed <> definition then execute renamed; end if;
  end loop;

  foreach pair slice 1 in array triggers loop
    for found in
      select tgrelid::regclass as relation from pg_trigger
      where not tgisinternal and tgname = pair[1]
        and tgrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)
    loop
      execute format('alter trigger %I on %s rename to %I', pair[1], found.relation, pair[2]);
    end loop;
  end loop;
end
$$;
