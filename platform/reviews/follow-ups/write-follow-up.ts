import { and, eq } from 'drizzle-orm'
import type { Message } from '#contract/message.ts'
import { readFollowUpText } from '#domain/review/read-review.ts'
import { productNames } from '#platform/catalog/product/product-names.ts'
import { mailboxOf } from '#platform/customers/account/mailbox-of.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { alertOfFollowUp } from '../moderation/alert-staff.ts'
import { avaliacoes, avaliacoesRetornos } from '../tables.ts'
import { findAskedOrder, reviewKeyOf } from './get-follow-up.ts'

const THANKS: Message = {
  tipo: 'sucesso',
  mensagem: 'Recebemos o que mudou. Aparece abaixo da sua avaliação depois que a nossa equipe ler.',
}

/**
 * Adds to a review what its author says after ninety days, or replaces it; pending until the store approves it. Refuses
 * `ChaveInvalida`, `AvaliacaoInexistente` if the order has no review of the product, `CamposInvalidos` and
 * `TentativasDemais`.
 */
export async function writeFollowUp(
  context: RequestContext,
  { key, idProduto, nota, texto: typed }: { key: string; idProduto: number; nota: number; texto: string },
): Promise<{ mensagens: Message[] }> {
  const order = await findAskedOrder(context, key)

  return putFollowUp(context, { email: order.email, nota, texto: typed }, async (tx) => {
    const [review] = await tx
      .select({ id: avaliacoes.id, idProduto: avaliacoes.idProduto })
      .from(avaliacoes)
      .where(eq(avaliacoes.chave, reviewKeyOf(order, idProduto)))

    return review
  })
}

/**
 * Changes what the logged-in customer said after ninety days; pending again until the store approves it. Refuses
 * `LoginNecessario`, `AvaliacaoInexistente` if they said nothing about this review, `CamposInvalidos` and
 * `TentativasDemais`.
 */
export async function changeOwnFollowUp(
  context: RequestContext,
  { id, nota, texto }: { id: number; nota: number; texto: string },
): Promise<{ mensagens: Message[] }> {
  const idCliente = await requireCustomer(context)
  const mailbox = await mailboxOf(context.db, idCliente)

  return putFollowUp(context, { email: mailbox?.email ?? '', nota, texto }, async (tx) => {
    const [review] = await tx
      .select({ id: avaliacoes.id, idProduto: avaliacoes.idProduto })
      .from(avaliacoes)
      .innerJoin(avaliacoesRetornos, eq(avaliacoesRetornos.idAvaliacao, avaliacoes.id))
      .where(and(eq(avaliacoes.id, id), eq(avaliacoes.idCliente, idCliente)))

    return review
  })
}

type FollowUpInput = { email: string; nota: number; texto: string }

/** Writes the follow-up of the review that `find` returns. */
async function putFollowUp(
  context: RequestContext,
  { email, nota, texto: typed }: FollowUpInput,
  find: (tx: Database) => Promise<{ id: number; idProduto: number } | undefined>,
): Promise<{ mensagens: Message[] }> {
  const read = readFollowUpText(typed)
  if ('campos' in read) throw refuse('CamposInvalidos', read)
  await countTry(context, 'review', email)
  await context.db.transaction(async (tx) => {
    const review = await find(tx)
    if (!review) throw refuse('AvaliacaoInexistente')
    const { id, idProduto } = review
    const row = { nota, texto: read.texto, situacao: 'pendente' as const, data: context.now }
    await tx
      .insert(avaliacoesRetornos)
      .values({ idAvaliacao: id, ...row })
      .onConflictDoUpdate({ target: avaliacoesRetornos.idAvaliacao, set: row })
    await invalidateTags(tx, [tags.product(idProduto)])
    const product = (await productNames(tx, [idProduto])).get(idProduto)
    await alertOfFollowUp(tx, context, product?.nome ?? '')
  })

  return { mensagens: [THANKS] }
}
