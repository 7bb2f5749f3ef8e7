import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { ProductTools, ProductToolsInput } from '#contract/catalog/strings/strings.ts'
import { sizeAddress } from '#domain/instruments/sizes/fitting/size-address.ts'
import { isFitted } from '#domain/instruments/sizes/fitting/size-for.ts'
import { largerSizes, sizeOfInstrument } from '#domain/instruments/sizes/larger-sizes.ts'
import { categorias, produtos } from '#platform/catalog/tables.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { instrumentTemplates, templateFor } from '../listing/sizes/instrument-templates.ts'
import { list } from '../product/page/rows-as-json.ts'
import { goodsOfPlayers } from './mine/goods-of-players.ts'
import { stringToolsOfProduct } from './string-links.ts'
import { tunerFor } from './tuner-links.ts'

/** Which tools help with products in a cart or an order, by what their categories' templates say. */
export async function getProductTools(
  context: RequestContext,
  input: ProductToolsInput,
): Promise<ProductTools> {
  const rows = await context.db
    .select({
      id: produtos.id,
      caminho: categorias.caminho,
      lines: list<{ label: string; valor: string }>(sql`
        select label, valor from caracteristicas where id_produto = produtos.id order by caracteristicas.posicao`),
    })
    .from(produtos)
    .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
    .where(inArray(produtos.id, input.produtos.split(',').map(Number)))
    .orderBy(asc(produtos.id))
  const templates = await instrumentTemplates(context)
  const itens: ProductTools['itens'] = []
  for (const row of rows) {
    const { tensaoCerta, meuInstrumento } = await stringToolsOfProduct(context, row)
    const family = templateFor(templates, row.caminho)?.instrument
    const tamanhoCerto = family && isFitted(family) ? sizeAddress({ family, player: {} }) : null
    const afinador = await tunerFor(context, row)
    const tamanhosMenores = tamanhoCerto === null ? [] : await outgrownVariants(context, row.id)
    if (tensaoCerta ?? meuInstrumento ?? tamanhoCerto ?? afinador)
      itens.push({
        idProduto: row.id,
        tensaoCerta,
        meuInstrumento,
        tamanhoCerto,
        tamanhosMenores,
        afinador,
      })
  }

  return { itens }
}

async function outgrownVariants(context: RequestContext, id: number): Promise<number[]> {
  const { instruments } = await goodsOfPlayers(context, [id])

  return [...instruments].flatMap(([idSku, instrument]) => {
    const tamanho = sizeOfInstrument(instrument)
    return tamanho !== null && largerSizes(instrument.familia, tamanho).length > 0 ? [idSku] : []
  })
}
