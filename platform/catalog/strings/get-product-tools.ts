import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { ProductTools, ProductToolsInput } from '#contract/catalog/strings/strings.ts'
import { sizeAddress } from '#domain/instruments/sizes/fitting/size-address.ts'
import { isFitted } from '#domain/instruments/sizes/fitting/size-for.ts'
import { largerSizes, sizeOfInstrument } from '#domain/instruments/sizes/larger-sizes.ts'
import { sizesOf } from '#domain/instruments/sizes/sizes.ts'
import { WORKSHOP_PATH } from '#domain/workshop/services-path.ts'
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
      offered: sql<boolean>`exists (
        select from servicos v join categorias above on above.id = any(v.categorias)
        where v.ativo
          and (above.caminho = categorias.caminho or starts_with(categorias.caminho, above.caminho || '/')))`,
      skus: sql<number[]>`array(select id from skus where id_produto = produtos.id order by id)`,
    })
    .from(produtos)
    .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
    .where(inArray(produtos.id, input.produtos.split(',').map(Number)))
    .orderBy(asc(produtos.id))
  const templates = await instrumentTemplates(context)
  const sizeTools = new Map(
    rows.flatMap(({ id, caminho }) => {
      const family = templateFor(templates, caminho)?.instrument
      return family && isFitted(family) ? [[id, sizeAddress({ family, player: {} })] as const] : []
    }),
  )
  const sizes = await sizedVariants(context, [...sizeTools.keys()])
  const kindOf = (caminho: string) => {
    const template = templateFor(templates, caminho)
    if (template?.stringsFor) return `strings ${template.stringsFor}`
    return template?.instrument ? `instrument ${template.instrument}` : caminho
  }
  const alike = Map.groupBy(rows, ({ caminho }) => kindOf(caminho))
  const itens: ProductTools['itens'] = []
  for (const row of rows) {
    const { tensaoCerta, meuInstrumento } = await stringToolsOfProduct(context, row)
    const tamanhoCerto = sizeTools.get(row.id) ?? null
    const afinador = await tunerFor(context, row)
    const parecidos = alike.get(kindOf(row.caminho)) ?? []
    itens.push({
      idProduto: row.id,
      categoria: `/${row.caminho}`,
      parecidos: parecidos.flatMap(({ id }) => (id === row.id ? [] : [id])),
      tensaoCerta,
      meuInstrumento,
      tamanhoCerto,
      tamanhosMenores: row.skus.filter((id) => sizes.outgrown.has(id)),
      tamanhosMaiores: row.skus.filter((id) => sizes.grownInto.has(id)),
      oficina: row.offered ? WORKSHOP_PATH : null,
      afinador,
    })
  }

  return { itens }
}

/** The SKUs of some products of which there is a larger size, and those that somebody grows into. */
async function sizedVariants(
  context: RequestContext,
  ids: readonly number[],
): Promise<{ outgrown: Set<number>; grownInto: Set<number> }> {
  const { instruments } = await goodsOfPlayers(context, ids)
  const sized = [...instruments].flatMap(([id, instrument]) => {
    const tamanho = sizeOfInstrument(instrument)
    return tamanho === null ? [] : [{ id, family: instrument.familia, tamanho }]
  })

  return {
    outgrown: new Set(
      sized.flatMap(({ id, family, tamanho }) => (largerSizes(family, tamanho).length > 0 ? [id] : [])),
    ),
    grownInto: new Set(
      sized.flatMap(({ id, family, tamanho }) =>
        sizesOf(family).some(({ nome }) => largerSizes(family, nome).includes(tamanho)) ? [id] : [],
      ),
    ),
  }
}
