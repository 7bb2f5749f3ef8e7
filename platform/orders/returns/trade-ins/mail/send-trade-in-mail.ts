import { eq } from 'drizzle-orm'
import { instrumentWords } from '#domain/instruments/mine/my-instrument.ts'
import { TRADE_IN_PATH } from '#domain/order/trade-in/trade-in-path.ts'
import { sendUntil, type TradeSituation } from '#domain/order/trade-in/trade-in-situation.ts'
import { mailboxOf } from '#platform/customers/account/mailbox-of.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { pedidos } from '../../../tables.ts'
import { owedOf, paidDifference } from '../difference/paid-difference.ts'
import { trocasInstrumentos as trocas, trocasFotos } from '../tables.ts'
import { tradeInRules } from '../trade-in-rules.ts'
import type { TradeInMailKind } from './trade-in-mail.ts'

/** Writes to the owner of a traded instrument; to nobody, if the account was erased. */
export async function sendTradeInMail(
  { db, mail, idTarefa, storeUrl }: JobContext,
  { id, tipo }: { id: string; tipo: TradeInMailKind },
): Promise<void> {
  const [known] = await db
    .select({ row: trocas, novoEntregueEm: pedidos.entregueEm })
    .from(trocas)
    .leftJoin(pedidos, eq(pedidos.id, trocas.idPedidoNovo))
    .where(eq(trocas.id, id))
  if (!known || isPast(tipo, known.row.situacao)) return
  const { row, novoEntregueEm } = known
  const to = row.idCliente ? await mailboxOf(db, row.idCliente) : undefined
  if (!to) return
  const { familia, tamanho, valor, usado, validaAte, envioDias, codigoPostagem, resultado, nota } = row
  const { instrucoes } = await tradeInRules(db)

  await mail.send(
    'trade-in',
    {
      tipo,
      situacao: row.situacao,
      instrumento: instrumentWords({ familia, tamanho, escala: null, cordas: null }),
      valor: usado ?? valor,
      validaAte: validaAte.toISOString(),
      envioDias,
      enviarAte: sendUntil(novoEntregueEm, envioDias)?.toISOString() ?? null,
      instrucoes,
      codigoPostagem,
      resultado,
      condicaoConferida: row.condicaoConferida,
      nota,
      fotos: await db.$count(trocasFotos, eq(trocasFotos.idTroca, id)),
      deve: owedOf(row, await paidDifference(db, id)),
      url: storeUrl + TRADE_IN_PATH,
    },
    { id: idTarefa, to },
  )
}

/** Whether what a mail says is not true any more: the credit was used, the instrument sent, or the step undone. */
function isPast(tipo: TradeInMailKind, situacao: TradeSituation): boolean {
  switch (tipo) {
    case 'creditoAcaba':
      return situacao !== 'aceita'
    case 'envioAcaba':
      return situacao !== 'usada'
    case 'recebida':
      return situacao !== 'recebida' && situacao !== 'conferida'
    case 'conferida':
      return situacao !== 'conferida'
    // The inspection was registered again, and its own mail says all.
    case 'desfeita':
      return situacao === 'conferida'
    default:
      return false
  }
}
