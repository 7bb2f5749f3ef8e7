import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { creditIn } from '#domain/cart/adjustment.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { splitCents } from '#domain/money/split-cents.ts'
import type { DefectOutcome, Pieces } from '#domain/order/defect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { flagOrder } from '../../attention/flag-order.ts'
import type { AnyItemRow } from '../../rows.ts'
import { pedidosItens } from '../../tables.ts'
import { refundedUnits } from '../units-gone.ts'
import { type TradeInRow, trocasInstrumentos as trocas } from './tables.ts'

type Settled = {
  id: string
  desfecho: DefectOutcome
  itens: readonly Pieces[]
  /** Centavos given back. */
  valor: number
}

/**
 * After the settlement of a defect in a part of an order: a unit whose money was given back is worth no credit any more.
 * What was used already, paid for a part of the piece, or was worth more before a price reduction, is for a person to
 * decide. Locks credits: before the goods, as when an order ends.
 */
export async function settleCredits(
  context: Pick<RequestContext, 'db' | 'now'>,
  { id, desfecho, itens, valor }: Settled,
): Promise<void> {
  if (desfecho !== 'reembolsado' && desfecho !== 'abatido') return
  for (const { posicao, left, ...line } of await linesOf(context, id, itens)) {
    if (desfecho === 'reembolsado') await flagPayment(context, id, line, itens)
    const credits = await lockLive(context, id, posicao)
    if (desfecho === 'reembolsado') await endBeyond(context, credits, left)
    else
      for (const { nome, valor: credit } of credits)
        await flagOrder(
          context,
          id,
          `O preço deste instrumento (${nome}) baixou ${formatBRL(valor)} depois de aceito em troca por ${formatBRL(credit)}: confira o crédito.`,
        )
  }
}

/** The lines of these pieces, with the units whose money the store still has. */
function linesOf({ db }: Pick<RequestContext, 'db'>, id: string, itens: readonly Pieces[]) {
  return db
    .select({
      posicao: pedidosItens.posicao,
      idSku: pedidosItens.idSku,
      nome: pedidosItens.nome,
      quantidade: pedidosItens.quantidade,
      ajustes: pedidosItens.ajustes,
      left: sql<number>`${pedidosItens.quantidade} - ${refundedUnits}`,
    })
    .from(pedidosItens)
    .where(
      and(
        eq(pedidosItens.idPedido, id),
        inArray(
          pedidosItens.idSku,
          itens.map(({ idAtributoSimples }) => idAtributoSimples),
        ),
      ),
    )
}

/** The money that is given back does not have what a credit paid of these units. */
async function flagPayment(
  context: Pick<RequestContext, 'db' | 'now'>,
  id: string,
  { idSku, nome, quantidade, ajustes }: Pick<AnyItemRow, 'idSku' | 'nome' | 'quantidade' | 'ajustes'>,
  itens: readonly Pieces[],
): Promise<void> {
  const units = itens.find(({ idAtributoSimples }) => idAtributoSimples === idSku)?.quantidade ?? 0
  const [part = 0] = splitCents(creditIn(ajustes), [units, quantidade - units])
  if (part > 0)
    await flagOrder(
      context,
      id,
      `O crédito de uma troca pagou ${formatBRL(part)} do que foi devolvido (${units} × ${nome}): esse valor não voltou com o dinheiro. Combine com o cliente.`,
    )
}

/** Credits for units of a line; of an instrument that was refused or never came, nothing is left of the trade-in. */
function lockLive({ db }: Pick<RequestContext, 'db'>, id: string, posicao: number): Promise<TradeInRow[]> {
  return db
    .select()
    .from(trocas)
    .where(
      and(
        eq(trocas.idPedido, id),
        eq(trocas.posicao, posicao),
        ne(trocas.situacao, 'desistida'),
        or(sql`${trocas.resultado} is null`, inArray(trocas.resultado, ['comoDito', 'pior'])),
      ),
    )
    .orderBy(trocas.id)
    .for('update')
}

/** Ends credits for more units than are left: those that nobody has used, the first to expire first. */
async function endBeyond(
  context: Pick<RequestContext, 'db' | 'now'>,
  credits: readonly TradeInRow[],
  left: number,
): Promise<void> {
  const free = credits
    .filter(({ situacao }) => situacao === 'aceita')
    .sort((a, b) => a.validaAte.getTime() - b.validaAte.getTime())
  const spent = credits.filter(({ situacao }) => situacao !== 'aceita')
  const ended = free.slice(0, Math.max(0, credits.length - left)).map(({ id }) => id)
  if (ended.length > 0)
    await context.db.update(trocas).set({ situacao: 'desistida' }).where(inArray(trocas.id, ended))
  if (spent.length <= left) return
  for (const { idPedido, nome, usado } of spent)
    await flagOrder(
      context,
      idPedido,
      `O dinheiro deste instrumento (${nome}) foi devolvido, mas o crédito da troca dele, de ${formatBRL(usado ?? 0)}, já foi usado: confira a devolução.`,
    )
}
