import { inArray, sql } from 'drizzle-orm'
import { INDEX_VERSION } from '#domain/search/search-text.ts'
import { listagem } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { emitEvent } from '#platform/integrations/emit-event.ts'
import { DISCOUNT, OFFER } from './listing-offer.ts'
import { DOCUMENT_COLUMNS, SEARCH_VECTOR, searchDocuments } from './search-documents.ts'

/** Products whose texts are in memory at a time. */
const CHUNK = 500

/**
 * Rewrites the listing rows of these products and emits `produto.alterado`. Call it in the transaction that changed
 * them.
 */
export async function refreshListing(tx: Database, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += CHUNK)
    await refreshChunk(tx, ids.slice(start, start + CHUNK))
}

async function refreshChunk(tx: Database, ids: number[]) {
  await emitEvent(tx, 'produto.alterado', { ids })
  const documents = await searchDocuments(tx, ids)
  const shown = documents.map(({ id }) => id)
  const hidden = ids.filter((id) => !shown.includes(id))
  if (hidden.length > 0) await tx.delete(listagem).where(inArray(listagem.idProduto, hidden))
  if (shown.length > 0) await tx.execute(upsert(JSON.stringify(documents)))
}

function upsert(documents: string) {
  return sql`
    insert into listagem (
      id_produto, id_marca, id_sku, categorias, valores, situacao, preco_por, preco_de, preco_maximo, desconto, estoque,
      variacoes, vendas, nota_media, nota_quantidade, publicado_em, nome_ordem, busca, versao_busca, card, menor_exemplar
    )
    select
      p.id, p.id_marca, quick.id, product_category_ids(p.id), product_value_ids(p.id), p.situacao,
      cheapest.preco_por, cheapest.preco_de, stock.preco_maximo,
      ${DISCOUNT},
      stock.estoque, stock.variacoes, p.vendas, p.nota_media, p.nota_quantidade, p.publicado_em,
      d."nomeOrdem",
      ${SEARCH_VECTOR}, ${INDEX_VERSION},
      product_card(p.id), piece.cheapest
    from jsonb_to_recordset(${documents}::jsonb)
      as d(${DOCUMENT_COLUMNS})
    join produtos p on p.id = d.id
    ${OFFER}
    order by p.id
    on conflict (id_produto) do update set
      id_marca = excluded.id_marca, id_sku = excluded.id_sku, categorias = excluded.categorias,
      valores = excluded.valores, situacao = excluded.situacao, preco_por = excluded.preco_por,
      preco_de = excluded.preco_de, preco_maximo = excluded.preco_maximo, desconto = excluded.desconto,
      estoque = excluded.estoque, variacoes = excluded.variacoes, vendas = excluded.vendas,
      nota_media = excluded.nota_media, nota_quantidade = excluded.nota_quantidade,
      publicado_em = excluded.publicado_em, nome_ordem = excluded.nome_ordem,
      busca = excluded.busca, versao_busca = excluded.versao_busca, card = excluded.card,
      menor_exemplar = excluded.menor_exemplar`
}
