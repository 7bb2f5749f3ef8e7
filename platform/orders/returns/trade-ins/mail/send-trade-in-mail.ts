import { eq } from 'drizzle-orm'
import { instrumentWords } from '#domain/instruments/mine/my-instrument.ts'
import { TRADE_IN_PATH } from '#domain/order/trade-in/trade-in-path.ts'
import { mailboxOf } from '#platform/customers/account/mailbox-of.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { trocasInstrumentos as trocas } from '../tables.ts'
import { tradeInRules } from '../trade-in-rules.ts'
import type { TradeInMailKind } from './trade-in-mail.ts'

/** Writes to the owner of a traded instrument; to nobody, if the account was erased. */
export async function sendTradeInMail(
  { db, mail, idTarefa, storeUrl }: JobContext,
  { id, tipo }: { id: string; tipo: TradeInMailKind },
): Promise<void> {
  const [row] = await db.select().from(trocas).where(eq(trocas.id, id))
  const to = row?.idCliente ? await mailboxOf(db, row.idCliente) : undefined
  if (!row || !to) return
  const { familia, tamanho, valor, usado, validaAte, envioDias, codigoPostagem, resultado, nota } = row
  const { instrucoes } = await tradeInRules(db)

  await mail.send(
    'trade-in',
    {
      tipo,
      instrumento: instrumentWords({ familia, tamanho, escala: null, cordas: null }),
      valor: usado ?? valor,
      validaAte: validaAte.toISOString(),
      envioDias,
      instrucoes,
      codigoPostagem,
      resultado,
      nota,
      deve: row.pagaEm || row.perdoadaEm ? 0 : row.diferenca,
      url: storeUrl + TRADE_IN_PATH,
    },
    { id: idTarefa, to },
  )
}
