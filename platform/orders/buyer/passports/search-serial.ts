import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { serialKey, serialProblem } from '#domain/instruments/passport/serial-number.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { passaportes } from './tables.ts'
import { alertOf } from './to-passport.ts'

/** Makers number on their own, so a number may be on several instruments. */
const LIMIT = 5

/**
 * Says which instruments with a serial number the shop has sold, and which of them their owners miss: what a buyer of a
 * used instrument wants to know. Says nothing of the owners, and not where the passport is. Refuses `CamposInvalidos`,
 * and `TentativasDemais` to whoever tries many numbers.
 */
export async function searchSerial(
  context: RequestContext,
  { serie, marca }: { serie: string; marca: string },
) {
  const wrong = serialProblem(serie)
  if (wrong) throw refuse('CamposInvalidos', { campos: [{ campo: 'serie', mensagem: wrong }] })
  await countTry(context, 'serial', context.sessao ?? '')
  const rows = await context.db
    .select()
    .from(passaportes)
    .where(
      and(
        eq(passaportes.serieChave, serialKey(serie)),
        isNull(passaportes.anuladoEm),
        marca === '' ? undefined : sql`without_accents(${passaportes.marca}) = without_accents(${marca})`,
      ),
    )
    .orderBy(desc(passaportes.emitidoEm))
    .limit(LIMIT)

  return {
    itens: rows.map((row) => ({
      produto: row.produto,
      marca: row.marca,
      numeroSerie: row.numeroSerie,
      imagem: row.imagem,
      ano: Number(saoPauloClock(row.compradoEm).dia.slice(0, 4)),
      alerta: alertOf(row),
    })),
  }
}
