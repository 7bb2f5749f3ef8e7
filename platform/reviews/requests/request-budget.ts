import type { Message } from '#contract/message.ts'
import type { WriterInput } from '#contract/reviews/questions.ts'
import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requestFingerprint } from '#platform/infrastructure/context/request-fingerprint.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { subscribeNewsletter } from '#platform/marketing/newsletter/subscribe-newsletter.ts'
import { readWriterInput } from '../authors/read-writer.ts'
import { sendBudgetJob } from '../sent-jobs.ts'
import { orcamentos } from '../tables.ts'

type RequestBudgetInput = WriterInput & {
  idProduto: number
  mensagem: string
  enviarEmail: boolean
  mailing: boolean
}

const THANKS: Message = {
  tipo: 'sucesso',
  mensagem: 'Recebemos o seu pedido. A nossa equipe responde por e-mail em até um dia útil.',
}

/**
 * Mails a price request to the store, and a copy to its author if requested. The same request twice on a day is one.
 * Refuses `CamposInvalidos`, `TentativasDemais`, and `ProdutoInexistente` for a product with a price.
 */
export async function requestBudget(
  context: RequestContext,
  input: RequestBudgetInput,
): Promise<{ mensagens: Message[] }> {
  const { idProduto, mensagem, enviarEmail, mailing, site, ...typed } = input
  const { words, ...writer } = await readWriterInput(context, typed, {
    kind: 'mensagem',
    text: mensagem,
  })
  const produto = (await productBriefs(context, [idProduto])).get(idProduto)
  if (produto?.situacao !== 'sobConsulta') throw refuse('ProdutoInexistente')
  await countTry(context, 'mail', writer.email)
  if (site !== '') return { mensagens: [THANKS] }

  const chave = requestFingerprint([writer.email, idProduto, words, context.now.toISOString().slice(0, 10)])
  await context.db.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(orcamentos)
      .values({ ...writer, chave, idProduto, mensagem: words, enviarEmail, mailing, criadoEm: context.now })
      .onConflictDoNothing({ target: orcamentos.chave })
      .returning({ id: orcamentos.id })
    if (!inserted) return
    await enqueue(tx, sendBudgetJob, { ...inserted, copia: false })
    if (enviarEmail) await enqueue(tx, sendBudgetJob, { ...inserted, copia: true })
  })
  if (mailing)
    await subscribeNewsletter(context, {
      idEvento: 1,
      nome: writer.nome,
      email: writer.email,
      origem: 'orcamento',
      texto: CONSENT_TEXTS.produto,
    })

  return { mensagens: [THANKS] }
}
