import { inArray, sql } from 'drizzle-orm'
import { searchDocument, searchTokens } from '#domain/search-text.ts'
import { foldText } from '#domain/slug.ts'
import type { Database } from '#platform/database/connect.ts'
import { announce } from '#platform/integrations/announce.ts'
import { DISCOUNT, OFFER } from './listing-offer.ts'
import { listagem } from './tables.ts'

/** Products whose texts are in memory at a time. */
const CHUNK = 500

/**
 * Brings the listing rows of these products up to date with all that they are made of, and tells who keeps them elsewhere. Call it
 * in the transaction that changed them.
 */
export async function refreshListing(tx: Database, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += CHUNK)
    await refreshChunk(tx, ids.slice(start, start + CHUNK))
}

async function refreshChunk(tx: Database, ids: number[]) {
  await announce(tx, 'produto.alterado', { ids })
  const documents = (await searchSources(tx, ids)).map(({ id, ...source }) => ({
    id,
    nomeOrdem: foldText(source.nome),
    nomeBusca: searchTokens(`${source.nome} ${source.marca}`).join(' '),
    ...searchDocument(source),
  }))
  const shown = documents.map(({ id }) => id)
  const hidden = ids.filter((id) => !shown.includes(id))
  if (hidden.length > 0) await tx.delete(listagem).where(inArray(listagem.idProduto, hidden))
  if (shown.length > 0) await tx.execute(upsert(JSON.stringify(documents)))
}

type Source = {
  id: number
  nome: string
  marca: string
  categorias: string[]
  atributos: string[]
  palavrasChave: string[]
  descricao: string
  codigos: string[]
}

/** The texts of those products that the shop shows. */
function searchSources(tx: Database, ids: number[]): Promise<Source[]> {
  return tx
    .select({
      id: sql<number>`p.id`,
      nome: sql<string>`p.nome`,
      marca: sql<string>`m.nome`,
      categorias: sql<
        string[]
      >`array(select nome from categorias c where c.id = any(categorias_de(p.id)) order by nivel)`,
      atributos: sql<string[]>`
        array(select label || ' ' || valor from caracteristicas where id_produto = p.id order by posicao)
        || array(
          select distinct v.label from sku_atributos s join atributo_valores v on v.id = s.id_valor
          where s.id_produto = p.id order by 1
        )`,
      palavrasChave: sql<string[]>`p.palavras_chave`,
      descricao: sql<string>`p.descricao_curta || ' ' || p.descricao`,
      codigos: sql<string[]>`array(
        select codigo from skus s, unnest(array[s.sku, s.mpn, s.ean]) codigo
        where s.id_produto = p.id and codigo is not null order by s.posicao
      )`,
    })
    .from(sql`produtos p join marcas m on m.id = p.id_marca`)
    .where(sql`p.situacao <> 'inativo' and p.id = any(${sql.param(ids)}::integer[])`)
}

function upsert(documents: string) {
  return sql`
    insert into listagem (
      id_produto, id_marca, id_sku, categorias, valores, situacao, preco_por, preco_de, preco_maximo, desconto, estoque,
      variacoes, vendas, nota_media, nota_quantidade, publicado_em, nome_ordem, nome_busca, busca, card
    )
    select
      p.id, p.id_marca, quick.id, categorias_de(p.id), valores_de(p.id), p.situacao,
      cheapest.preco_por, cheapest.preco_de, stock.preco_maximo,
      ${DISCOUNT},
      stock.estoque, stock.variacoes, p.vendas, p.nota_media, p.nota_quantidade, p.publicado_em,
      d."nomeOrdem", d."nomeBusca",
      setweight(to_tsvector('simple', d.a), 'A') || setweight(to_tsvector('simple', d.b), 'B')
        || setweight(to_tsvector('simple', d.c), 'C') || setweight(to_tsvector('simple', d.d), 'D'),
      cartao_de(p.id)
    from jsonb_to_recordset(${documents}::jsonb)
      as d(id integer, "nomeOrdem" text, "nomeBusca" text, a text, b text, c text, d text)
    join produtos p on p.id = d.id
    ${OFFER}
    order by p.id
    on conflict (id_produto) do update set
      id_marca = excluded.id_marca, id_sku = excluded.id_sku, categorias = excluded.categorias,
      valores = excluded.valores, situacao = excluded.situacao, preco_por = excluded.preco_por,
      preco_de = excluded.preco_de, preco_maximo = excluded.preco_maximo, desconto = excluded.desconto,
      estoque = excluded.estoque, variacoes = excluded.variacoes, vendas = excluded.vendas,
      nota_media = excluded.nota_media, nota_quantidade = excluded.nota_quantidade,
      publicado_em = excluded.publicado_em, nome_ordem = excluded.nome_ordem, nome_busca = excluded.nome_busca,
      busca = excluded.busca, card = excluded.card`
}
