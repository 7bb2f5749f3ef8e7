import type { Message } from '#contract/message.ts'
import type { WriterInput } from '#contract/reviews/questions.ts'
import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { subscribeNewsletter } from '#platform/marketing/newsletter/subscribe-newsletter.ts'
import { readWriterInput } from '../authors/read-writer.ts'
import { avisosEstoque } from '../tables.ts'

type RequestRestockNotificationInput = WriterInput & {
  idProduto: number
  idAtributoValor: number
  mensagem: string
  mailing: boolean
}

const THANKS: Message = {
  tipo: 'sucesso',
  mensagem: 'Combinado: avisamos por e-mail assim que este produto voltar.',
}

/**
 * Stores a request to be notified when a SKU is back in stock, once per address and SKU. Refuses `CamposInvalidos`,
 * `ProdutoInexistente` and `TentativasDemais`.
 */
export async function requestRestockNotification(
  context: RequestContext,
  input: RequestRestockNotificationInput,
): Promise<{ mensagens: Message[] }> {
  const { idProduto, idAtributoValor: idSku, mensagem, mailing, site, ...typed } = input
  const bounds = { from: 0, to: 1000, what: 'a sua mensagem', nameless: true }
  const { words, ...writer } = await readWriterInput(context, typed, {
    campo: 'mensagem',
    text: mensagem,
    ...bounds,
  })
  const produto = (await productBriefs(context, [idProduto])).get(idProduto)
  if (!produto?.skus.some(({ id }) => id === idSku)) throw refuse('ProdutoInexistente')
  await countTry(context, 'review', writer.email)
  if (site !== '') return { mensagens: [THANKS] }

  await context.db
    .insert(avisosEstoque)
    .values({ ...writer, idProduto, idSku, mensagem: words, mailing, criadoEm: context.now })
    .onConflictDoNothing()
  if (mailing)
    await subscribeNewsletter(context, {
      idEvento: 1,
      nome: writer.nome,
      email: writer.email,
      origem: 'avise-me',
      texto: CONSENT_TEXTS.produto,
    })

  return { mensagens: [THANKS] }
}
