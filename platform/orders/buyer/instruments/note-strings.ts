import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import { MAX_CHANGES } from '#contract/customers/instruments.ts'
import { oneLine } from '#domain/format/field-problem.ts'
import { standing } from '#domain/instruments/passport/record.ts'
import type { Database } from '#platform/database/connect.ts'
import { boughtSkus } from '../bought-skus.ts'
import { recordsOf } from '../passports/passport-rows.ts'
import { planNextChange } from './change-instruments.ts'
import { instrumentosClientes as instrumentos, trocasDeCordas as trocas } from './tables.ts'

/** The longest text of a string change. */
const MAX_TEXT = 120

/** Later than every record: nothing is noted. */
export const NO_RECORD = 2 ** 31 - 1

/**
 * Brings the string changes of an instrument in its owner's account in line with its passport: notes those that records
 * from `desde` (an id; by default all) say, and removes those whose record was withdrawn or corrected. Others that its
 * owner removed stay away. Does nothing if the account doesn't have the instrument.
 */
export async function noteStrings(
  tx: Database,
  { idPassaporte, desde = 0 }: { idPassaporte: number; desde?: number },
): Promise<void> {
  const own = await instrumentOf(tx, idPassaporte)
  if (!own) return
  const records = standing(await recordsOf(tx, idPassaporte)).filter(({ tipo }) => tipo === 'cordas')
  const noted = eq(trocas.idInstrumento, own.id)
  await tx.delete(trocas).where(
    and(
      noted,
      isNotNull(trocas.idRegistro),
      notInArray(
        trocas.idRegistro,
        records.map(({ id }) => id),
      ),
    ),
  )
  const left = MAX_CHANGES - (await tx.$count(trocas, noted))
  const added = records.filter(({ id }) => id >= desde).slice(-Math.max(0, left))
  if (added.length > 0 && left > 0) {
    const bought = await boughtSkus(tx, own.idCliente)
    await tx
      .insert(trocas)
      .values(
        added.map(({ id, em, texto }) => ({
          idInstrumento: own.id,
          em,
          cordas: texto.slice(0, MAX_TEXT) || 'Cordas novas',
          idProduto: bought.find(({ nome }) => texto.includes(oneLine(nome)))?.idProduto ?? null,
          idRegistro: id,
        })),
      )
      .onConflictDoNothing()
  }
  await planNextChange(tx, own.id)
}

/**
 * The instrument of a valid passport in its owner's account, locked: what they got with it, or took over from their
 * order, if that has only one passport of theirs. Of several nobody knows here which one it is.
 */
async function instrumentOf(tx: Database, idPassaporte: number) {
  const [own] = await tx
    .select({ id: instrumentos.id, idCliente: instrumentos.idCliente })
    .from(instrumentos)
    .where(sql`
      exists (
        select from passaportes p
        where p.id = ${idPassaporte} and p.anulado_em is null and p.id_cliente = ${instrumentos.idCliente} and (
          p.id = ${instrumentos.idPassaporte}
          or p.id_pedido = ${instrumentos.idPedido} and p.id_sku = ${instrumentos.idSku} and not exists (
            select from passaportes other
            where other.id_pedido = p.id_pedido and other.id_sku = p.id_sku and other.id <> p.id
              and other.id_cliente = p.id_cliente and other.anulado_em is null
          )
        )
      )`)
    .for('update')

  return own
}
