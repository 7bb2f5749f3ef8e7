import { eq } from 'drizzle-orm'
import { normalPath } from '#domain/listing/listing-url.ts'
import { itemList } from '#platform/catalog/listing/item-list.ts'
import { cardMaker } from '#platform/catalog/product/card.ts'
import { plainText } from '#platform/catalog/sanitize.ts'
import { listas } from '#platform/catalog/tables.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { itemsOfLists } from './list-rows.ts'

/** One list with its products; `total` is the price of all items in stock, in centavos. */
export async function getList(context: RequestContext, { url }: { url: string }) {
  const [, slug] = /^\/lista\/([^/]+)$/.exec(normalPath(url.split(/[?#]/)[0] ?? '')) ?? []
  // Tagged first, so that a cached 404 is invalidated when the list is created.
  context.tag(tags.lists)
  const [list] = slug ? await context.db.select().from(listas).where(eq(listas.slug, slug)) : []
  if (!list) throw refuse('ListaInexistente')
  const [cardOf, rows] = await Promise.all([cardMaker(context), itemsOfLists(context.db, [list.id])])
  const itens = rows.map(({ quantidade, row }) => ({ quantidade, produto: cardOf(row) }))
  const produtos = itens.map(({ produto }) => produto)
  context.tag(tags.list(list.id), ...produtos.map(({ id }) => tags.product(id)))
  const address = `/lista/${list.slug}`

  return {
    estrutura: pageFrame(context, {
      nivel: 'lista' as const,
      title: `${list.titulo} | ${context.settings.loja.nome}`,
      description: plainText(list.descricao) || list.titulo,
      canonical: address,
      indexar: true,
      breadcrumb: [
        { label: 'Listas', url: '/lista' },
        { label: list.titulo, url: address },
      ],
      imagem: produtos[0]?.imagem,
      dadosEstruturados: produtos.length > 0 ? [itemList(context.storeUrl, produtos)] : [],
    }),
    conteudo: {
      hash: list.slug,
      titulo: list.titulo,
      descricao: list.descricao,
      url: address,
      imagens: produtos.slice(0, 4).map(({ imagem }) => imagem),
      totalItens: itens.length,
      itens,
      total: itens
        .filter(({ produto }) => produto.status === 'disponivel')
        .reduce((sum, { quantidade, produto }) => sum + quantidade * produto.precos.precoPor, 0),
    },
  }
}
