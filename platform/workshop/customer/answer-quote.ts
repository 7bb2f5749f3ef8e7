import { eq } from 'drizzle-orm'
import type { Buyer } from '#contract/cart/checkout.ts'
import type { OwnWorkOrder } from '#contract/orders/workshop/own-work-orders.ts'
import { readEmail, WRONG_EMAIL } from '#domain/customer/read-email.ts'
import { readCnpj } from '#domain/documents/cnpj.ts'
import { readCpf } from '#domain/documents/cpf.ts'
import { problem } from '#domain/format/field-problem.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { createServiceOrder } from '#platform/orders/lifecycle/create-service-order.ts'
import { bookApproved } from '../agenda/book-agreed.ts'
import { alertOfWorkOrder } from '../alert-of-work-order.ts'
import { changeWorkOrder } from '../change-work-order.ts'
import { WORK_ORDER_MAIL } from '../mail/work-order-mail.ts'
import { ordensOrcamentos as orcamentos, ordensServico as ordens, type WorkOrderRow } from '../tables.ts'
import { getOwnWorkOrder } from './get-own-work-order.ts'
import { lockQuote, type QuoteAccess } from './lock-quote.ts'
import { openWorkOrder } from './open-work-order.ts'

/** What a payment needs, of an instrument that was taken in with less. */
type Payer = { documento: string; email: string }

/**
 * Approves a quote: creates the order by which it is paid, unless it is free, and books the workshop's time, in one
 * transaction. Approved again, nothing happens. Refuses as `openWorkOrder` does, `OrdemNaoPermite` for a quote that
 * expired or was withdrawn or refused, and `CamposInvalidos` without the CPF or CNPJ and the e-mail address that the payment needs.
 */
export async function approveQuote(
  context: RequestContext,
  { documento, email, ...answer }: QuoteAccess & Payer,
): Promise<OwnWorkOrder> {
  await openWorkOrder(context, answer)
  await countTry(context, 'workshop', answer.id)
  await context.db.transaction((db) => approve({ ...context, db }, answer, { documento, email }))

  return getOwnWorkOrder(context, answer)
}

/** Refuses a quote, with words for the store. Refused again, nothing happens. Refuses as `approveQuote` does. */
export async function refuseQuote(
  context: RequestContext,
  { resposta, ...answer }: QuoteAccess & { resposta: string },
): Promise<OwnWorkOrder> {
  await openWorkOrder(context, answer)
  await countTry(context, 'workshop', answer.id)
  const { now } = context
  await context.db.transaction(async (tx) => {
    const { quote } = await lockQuote(tx, answer)
    if (quote.situacao === 'recusado') return
    if (quote.situacao !== 'enviado') throw refuse('OrdemNaoPermite')
    const { id, numero } = await changeWorkOrder(tx, { id: answer.id, event: 'refuse', quem: 'cliente', now })
    await tx
      .update(orcamentos)
      .set({ situacao: 'recusado', respondidoEm: now, resposta })
      .where(eq(orcamentos.id, quote.id))
    await enqueue(tx, WORK_ORDER_MAIL, { id, tipo: 'recusado' })
    await alertOfWorkOrder(tx, { id, numero, texto: 'O cliente recusou o orçamento.', now })
  })

  return getOwnWorkOrder(context, answer)
}

async function approve(context: RequestContext, answer: QuoteAccess, typed: Payer): Promise<void> {
  const { db: tx, now } = context
  const { ordem, quote } = await lockQuote(tx, answer)
  if (quote.situacao === 'aprovado') return
  if (quote.situacao !== 'enviado') throw refuse('OrdemNaoPermite')
  if (quote.validoAte <= now)
    throw refuse(
      'OrdemNaoPermite',
      undefined,
      'Este orçamento venceu. Escreva para a oficina, e ela manda outro.',
    )
  const payer = payerOf(ordem, typed)
  if (quote.total > 0) refuseWithoutPayer(payer, typed)
  await changeWorkOrder(tx, { id: ordem.id, event: 'approve', quem: 'cliente', now })
  const pedido =
    quote.total > 0
      ? await createServiceOrder(context, {
          chave: quote.id,
          idCliente: ordem.idCliente,
          comprador: buyerOf(ordem, payer),
          servicosDe: ordem.idPedido,
          linhas: quote.linhas.map(({ descricao, valor }) => ({
            descricao: `${descricao} (${ordem.instrumento}, ordem ${ordem.numero})`,
            valor,
          })),
        })
      : null
  await tx
    .update(orcamentos)
    .set({ situacao: 'aprovado', respondidoEm: now, idPedido: pedido?.id ?? null })
    .where(eq(orcamentos.id, quote.id))
  await alertOfWorkOrder(tx, {
    id: ordem.id,
    numero: ordem.numero,
    texto: 'O cliente aprovou o orçamento.',
    now,
  })
  // An address that nobody proved to be theirs is stored only if a payment needs it.
  const { documento, email } = quote.total > 0 ? payer : ordem
  await tx
    .update(ordens)
    .set({ documento, email, minutos: ordem.minutos + quote.minutos })
    .where(eq(ordens.id, ordem.id))
  await bookApproved(context, ordem, quote.dias)
}

function payerOf(ordem: WorkOrderRow, typed: Payer): Payer {
  return {
    documento: ordem.documento || readCpf(typed.documento) || readCnpj(typed.documento) || '',
    email: ordem.email || readEmail(typed.email) || '',
  }
}

function refuseWithoutPayer({ documento, email }: Payer, typed: Payer): void {
  const missing = typed.email.trim() === '' ? 'Escreva o seu e-mail: o pagamento precisa dele.' : WRONG_EMAIL
  const campos = [
    problem('documento', documento === '' ? 'Escreva o seu CPF ou CNPJ: o pagamento precisa dele.' : null),
    problem('email', email === '' ? missing : null),
  ].flat()
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
}

function buyerOf({ nome, celular }: WorkOrderRow, { documento, email }: Payer): Buyer {
  return {
    documento,
    celular,
    pessoa: documento.length === 14 ? 'J' : 'F',
    nomeRazao: nome,
    inscricaoEstadual: '',
    email: email.toLowerCase(),
  }
}
