import { eq, sql } from 'drizzle-orm'
import type { Comparison } from '#contract/catalog/catalog.ts'
import { passageKey } from '#domain/instruments/listening/passage-key.ts'
import type { ComparedProduct } from '#domain/product/specifications/comparison/compared-product.ts'
import { compareProducts } from '#domain/product/specifications/comparison/comparison.ts'
import {
  comparisonAddress,
  readCompared,
} from '#domain/product/specifications/comparison/comparison-address.ts'
import { templatesOf } from '#platform/catalog/collections/categories/template-of.ts'
import { categorias, listagem, produtos } from '#platform/catalog/tables.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { listeningTogether } from '../../media/listening-links.ts'
import { CARD, cardMaker } from '../card.ts'
import { list } from './rows-as-json.ts'

/**
 * Up to four products side by side, whatever their categories. Products that the shop does not show are left out and
 * counted: the page appears again with them once they are published.
 */
export async function compare(
  context: RequestContext,
  { produtos: requested }: { produtos: string },
): Promise<Comparison> {
  const { ids, excedentes } = readCompared([requested])
  // Templates say which fields are compared, and brands are named.
  context.tag(...ids.map(tags.product), tags.categories, tags.brands)
  const found = await comparedRows(context, ids)
  const cards = found.map(({ card }) => card)

  return {
    estrutura: frameOf(context, cards),
    conteudo: {
      produtos: cards,
      grupos: compareProducts(found.map(({ compared }) => compared)),
      ouvir: listeningTogether(found),
      excedentes,
      ausentes: ids.length - found.length,
    },
  }
}

/** The products in the order of their ids. */
async function comparedRows(context: RequestContext, ids: number[]) {
  if (ids.length === 0) return []
  const [cardOf, rows] = await Promise.all([cardMaker(context), comparedQuery(context.db).execute({ ids })])
  const templateOf = await templatesOf(
    context.db,
    rows.map(({ categoria }) => categoria),
  )
  const byId = new Map(rows.map((row) => [row.row.idProduto, row]))

  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ row, categoria, passages, ...own }) => {
      const card = cardOf(row)
      const { marca, status, precos, avaliacao, selos } = card
      const compared: ComparedProduct = {
        ...own,
        marca: marca.nome,
        status,
        precos,
        precoMaximo: row.precoMaximo,
        avaliacao,
        frete: selos.find(({ tipo }) => tipo === 'freteGratis')?.label ?? null,
        campos: templateOf(categoria).campos,
      }
      return { id: card.id, card, compared, passages: passages.map(passageKey) }
    })
}

const comparedQuery = preparedQuery((db) =>
  db
    .select({
      row: CARD,
      categoria: categorias.caminho,
      passages: list<{ trecho: string; sintetizado: boolean }>(sql`
        select trecho, sintetizado from sons where id_produto = produtos.id order by posicao`),
      garantia: produtos.garantia,
      itensInclusos: produtos.itensInclusos,
      caracteristicas: list<{ label: string; valor: string }>(sql`
        select label, valor from caracteristicas where id_produto = produtos.id order by caracteristicas.posicao`),
      escolhas: list<{ label: string; valores: { valor: string; emEstoque: boolean }[] }>(sql`
        select a.label, json_agg(json_build_object('valor', v.valor, 'emEstoque', v."emEstoque") order by v.place) as valores
        from produto_atributos p
        join atributos a on a.id = coalesce(p.id_atributo_filtro, p.id_atributo)
        cross join lateral (
          select w.label as valor, bool_or(k.estoque > 0) as "emEstoque", min(k.posicao) as place
          from sku_atributos s
          join variantes k on k.id = s.id_sku
          join atributo_valores w on w.id = coalesce(s.id_valor_filtro, s.id_valor)
          where s.id_produto = p.id_produto and s.id_atributo = p.id_atributo
          group by w.id
        ) v
        where p.id_produto = produtos.id
        group by p.id_atributo, p.posicao, a.label
        order by p.posicao`),
    })
    .from(listagem)
    .innerJoin(produtos, eq(produtos.id, listagem.idProduto))
    .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
    .where(sql`${listagem.idProduto} = any(${sql.placeholder('ids')}::integer[])`)
    .prepare('compared_products'),
)

function frameOf(context: RequestContext, cards: Comparison['conteudo']['produtos']) {
  const { nome } = context.settings.loja
  const canonical = comparisonAddress(cards.map(({ id }) => id))
  const names = cards.map((card) => card.nome)
  const title = names.length > 0 ? names.join(' × ') : 'Comparar produtos'

  return pageFrame(context, {
    nivel: 'pagina',
    title: `${title} | ${nome}`,
    description:
      names.length > 0
        ? `Lado a lado na ${nome}: ${names.join(', ')}.`
        : `Compare até quatro produtos da ${nome} lado a lado: preço, características e o que muda de um para o outro.`,
    canonical,
    // Any four products of the catalogue are a page: too many to be found by search engines.
    indexar: false,
    breadcrumb: [{ label: 'Comparar', url: canonical }],
    imagem: cards[0]?.imagem,
  })
}
