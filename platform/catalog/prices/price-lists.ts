import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { GroupPrice } from '#contract/catalog/price-lists.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { unlessReferenced } from '../collections/unless-referenced.ts'
import { foundSkus } from '../product/find-by-words.ts'
import { NO_PIECES, skuPage } from '../product/skus/sku-pages.ts'
import { VARIATION } from '../stock/stock-level-rows.ts'

type ListGroupPriceLinesInput = {
  idGrupo: number
  pagina: number
  porPagina: number
  busca: string
  filtro: 'todos' | 'proprio'
}

const Prices = z.object({
  rows: z.array(
    z.object({
      idSku: z.int(),
      sku: z.string(),
      produto: z.string(),
      variacao: z.string(),
      precoPor: z.int(),
      precoGrupo: z.int().nullable(),
    }),
  ),
})

/** What each SKU costs a group, next to its normal price. */
export async function listGroupPriceLines(
  context: RequestContext,
  { idGrupo, filtro, ...page }: ListGroupPriceLinesInput,
): Promise<{ itens: GroupPrice[]; total: number }> {
  permit(context, 'catalogo.ver')
  const own = sql`k.id in (select id_sku from precos_grupo where id_grupo = ${idGrupo})`
  const { ids, total } = await skuPage(context, {
    ...page,
    conditions: [NO_PIECES, filtro === 'proprio' ? own : undefined],
  })
  const idArray = sql`${sql.param(ids)}::integer[]`
  const prices = await context.db.execute(sql`
    select s.id as "idSku", s.sku, p.nome as produto, ${VARIATION} as variacao, s.preco_por as "precoPor",
      g.preco_por as "precoGrupo"
    from skus s join produtos p on p.id = s.id_produto
    left join precos_grupo g on g.id_sku = s.id and g.id_grupo = ${idGrupo}
    where s.id = any(${idArray}) order by array_position(${idArray}, s.id)`)

  return { itens: Prices.parse(prices).rows, total }
}

type Change = { idSku: number; antes: number | null; depois: number | null }

const Before = z.object({
  rows: z.array(z.object({ idSku: z.int(), sku: z.string(), precoGrupo: z.int().nullable() })),
})

/** Changes prices of a group. Skips those that somebody else changed since they were read, and returns them. */
export function changeGroupPrices(
  context: RequestContext,
  { idGrupo, itens }: { idGrupo: number; itens: Change[] },
) {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    // Locks the SKUs, since a price that doesn't exist yet can't be locked.
    const result = await tx.execute(sql`
      select s.id as "idSku", s.sku, (
        select g.preco_por from precos_grupo g where g.id_sku = s.id and g.id_grupo = ${idGrupo}
      ) as "precoGrupo"
      from skus s where s.id = any(${sql.param(itens.map(({ idSku }) => idSku))}::integer[])
      order by s.id for no key update of s`)
    const known = new Map(Before.parse(result).rows.map((row) => [row.idSku, row]))
    const fresh = itens.filter(({ idSku, antes }) => known.get(idSku)?.precoGrupo === antes)
    await writePrices(fresh)
    for (const { idSku, antes, depois } of fresh)
      await recordChange(tx, context, {
        acao: 'precoGrupo.alterado',
        alvo: { tipo: 'sku', id: String(idSku), nome: known.get(idSku)?.sku ?? '' },
        antes: { precoPor: antes, idGrupo: null },
        depois: { precoPor: depois, idGrupo },
      })

    return {
      recusados: itens
        .filter((item) => !fresh.includes(item))
        .map(({ idSku }) => ({
          idSku,
          precoGrupo: known.get(idSku)?.precoGrupo ?? null,
          mensagem: known.has(idSku) ? 'Outra pessoa mudou este preço.' : 'Este SKU não existe mais.',
        })),
    }

    async function writePrices(changes: Change[]) {
      const removed = changes.filter(({ depois }) => depois === null).map(({ idSku }) => idSku)
      await tx.execute(sql`
        delete from precos_grupo where id_grupo = ${idGrupo} and id_sku = any(${sql.param(removed)}::integer[])`)
      const written = tx.execute(sql`
        insert into precos_grupo (id_grupo, id_sku, preco_por)
        select ${idGrupo}, "idSku", depois
        from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c("idSku" integer, depois integer)
        where depois is not null
        on conflict (id_grupo, id_sku) do update set preco_por = excluded.preco_por`)
      await unlessReferenced(written, refuse('CadastroInexistente'))
    }
  })
}

const Filled = z.object({ rows: z.tuple([z.object({ total: z.int() })]) })

/**
 * Sets a group's prices for all SKUs that a search finds: the normal price less a percentage, rounded to the centavo.
 */
export async function discountGroupPrices(
  context: RequestContext,
  { idGrupo, percentual, busca }: { idGrupo: number; percentual: number; busca: string },
): Promise<{ alterados: number }> {
  permit(context, 'catalogo.editar')
  const where = busca === '' ? sql`true` : sql`s.id in ${await foundSkus(context, busca)}`

  return context.db.transaction(async (tx) => {
    const filling = tx.execute(sql`
      with written_prices as (
        insert into precos_grupo as g (id_grupo, id_sku, preco_por)
        select ${idGrupo}, s.id, round(s.preco_por * (100 - ${percentual}) / 100.0)::integer from variantes s
        where ${where} order by s.id
        on conflict (id_grupo, id_sku) do update set preco_por = excluded.preco_por
        where g.preco_por <> excluded.preco_por
        returning 1
      )
      select count(*)::integer as total from written_prices`)
    const result = await unlessReferenced(filling, refuse('CadastroInexistente'))
    const alterados = Filled.parse(result).rows[0].total
    await recordChange(tx, context, {
      acao: 'precoGrupo.preenchido',
      alvo: { tipo: 'grupo', id: String(idGrupo), nome: `Grupo ${idGrupo}` },
      depois: { percentual, busca, alterados },
    })

    return { alterados }
  })
}
