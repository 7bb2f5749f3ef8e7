import { and, eq, sql } from 'drizzle-orm'
import type { StockCountLine } from '#contract/catalog/stock.ts'
import { inventariosLinhas as linhas } from '#platform/catalog/tables.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { findStockLevel } from '../list-stock-levels.ts'
import { IN_STOCK } from '../stock-level-rows.ts'
import { countLine } from './count-lines.ts'
import { lockOpenCount } from './stock-counts.ts'

type Reading = { id: number; codigo: string; quantidade: number }
type Correction = { id: number; idSku: number; contado: number | null }

/** More than a shelf of a music shop can hold. */
const LIMIT = 1_000_000

/**
 * Adds a scan to the count of the SKU with this code; simultaneous scans are both counted. Refuses
 * `CadastroInexistente`, `InventarioFechado`, and kits, of which only the parts are on shelves.
 */
export async function readIntoCount(
  context: RequestContext,
  { id, codigo, quantidade }: Reading,
): Promise<StockCountLine> {
  const { nome } = permit(context, 'estoque.movimentar')
  const { idSku, kit, sku } = await findStockLevel(context, { codigo })
  if (kit) throw refuse('CadastroInvalido', { motivo: `${sku} é um kit: conte suas peças.` })

  return context.db.transaction(async (tx) => {
    await lockOpenCount(tx, id)
    await tx.execute(sql`
      insert into inventarios_linhas as l (id_inventario, id_sku, contado, esperado, contado_em, contado_por)
      select ${id}, s.id, ${quantidade}, ${IN_STOCK}, ${context.now}, ${nome} from skus s where s.id = ${idSku}
      on conflict (id_inventario, id_sku) do update
      set contado = least(${LIMIT}, l.contado + excluded.contado), esperado = excluded.esperado,
        contado_em = excluded.contado_em, contado_por = excluded.contado_por`)

    return countLine(tx, id, idSku)
  })
}

/** Sets the counted number of a SKU, or removes the SKU from the count (null). */
export async function correctCount(
  context: RequestContext,
  { id, idSku, contado }: Correction,
): Promise<Record<never, never>> {
  const { nome } = permit(context, 'estoque.movimentar')
  await context.db.transaction(async (tx) => {
    await lockOpenCount(tx, id)
    const found =
      contado === null
        ? await tx.delete(linhas).where(lineOf(id, idSku)).returning({ idSku: linhas.idSku })
        : await tx
            .update(linhas)
            .set({ contado, esperado: EXPECTED, contadoEm: context.now, contadoPor: nome })
            .where(lineOf(id, idSku))
            .returning({ idSku: linhas.idSku })
    if (found.length === 0) throw refuse('CadastroInexistente')
  })

  return {}
}

/** How many units of a line's SKU should be on the shelf now. */
const EXPECTED = sql<number>`(select ${IN_STOCK} from skus s where s.id = inventarios_linhas.id_sku)`

function lineOf(id: number, idSku: number) {
  return and(eq(linhas.idInventario, id), eq(linhas.idSku, idSku))
}
