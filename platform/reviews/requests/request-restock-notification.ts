import type { Message } from '#contract/message.ts'
import type { WriterInput } from '#contract/reviews/questions.ts'
import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import {
  hasUnitReserved,
  numberOfPlace,
  queueLength,
  requestPlace,
} from '#platform/catalog/stock/waiting/places.ts'
import { getUser } from '#platform/customers/sessions/get-user.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { subscribeNewsletter } from '#platform/marketing/newsletter/subscribe-newsletter.ts'
import { readWriterInput } from '../authors/read-writer.ts'
import { sendPlaceJob } from '../sent-jobs.ts'

type RequestRestockNotificationInput = WriterInput & {
  idProduto: number
  idAtributoValor: number
  mensagem: string
  mailing: boolean
}

/**
 * Takes a place in the queue for a SKU, one for each address. That of a logged-in customer's own address counts at once,
 * others when the link of their mail is confirmed: a stranger can not fill the queue. What a stranger learns is the same
 * whether the address is in the queue or not. Refuses `CamposInvalidos`, `ProdutoInexistente`, `ProdutoAVenda`,
 * `UnidadeJaReservada` of an own address, and `TentativasDemais`.
 */
export async function requestRestockNotification(
  context: RequestContext,
  input: RequestRestockNotificationInput,
): Promise<{ mensagens: Message[] }> {
  const { idProduto, idAtributoValor: idSku, mensagem, mailing, site, ...typed } = input
  const { words, ...writer } = await readWriterInput(context, typed, {
    kind: 'avise',
    text: mensagem,
    nameless: true,
  })
  const produto = (await productBriefs(context, [idProduto])).get(idProduto)
  const sku = produto?.skus.find(({ id }) => id === idSku)
  if (!sku) throw refuse('ProdutoInexistente')
  // A place for what is in stock would take a unit off the sale.
  if (sku.estoque > 0) throw refuse('ProdutoAVenda')
  await countTry(context, 'mail', writer.email)
  if (site !== '') return thanks(BOT_THANKS)

  const { logado, email } = await getUser(context)
  const confirmed = logado && email.toLowerCase() === writer.email
  if (confirmed && (await hasUnitReserved(context.db, { idSku, email: writer.email })))
    throw refuse('UnidadeJaReservada')
  const number = await context.db.transaction(async (tx) => {
    const { id } = await requestPlace(tx, {
      ...writer,
      idProduto,
      idSku,
      mensagem: words,
      mailing,
      confirmed,
      texto: CONSENT_TEXTS.fila,
      criadoEm: context.now,
    })
    await enqueue(tx, sendPlaceJob, { id })

    return confirmed ? numberOfPlace(tx, id) : (await queueLength(tx, idSku)) + 1
  })
  if (mailing)
    await subscribeNewsletter(context, {
      idEvento: 1,
      nome: writer.nome,
      email: writer.email,
      origem: 'avise-me',
      texto: CONSENT_TEXTS.produto,
    })

  return thanks(
    confirmed
      ? `Você é o ${number}º da fila. O link do seu lugar foi para o seu e-mail.`
      : `Falta confirmar: abra o link que mandamos ao seu e-mail. Confirmando agora, você é o ${number}º da fila.`,
  )
}

const BOT_THANKS = 'Combinado: avisamos por e-mail assim que este produto voltar.'

function thanks(mensagem: string): { mensagens: Message[] } {
  return { mensagens: [{ tipo: 'sucesso', mensagem }] }
}
