import type { Message } from '#contract/message.ts'
import type { WriterInput } from '#contract/reviews/questions.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requestFingerprint } from '#platform/infrastructure/context/request-fingerprint.ts'
import { readWriterInput } from '../authors/read-writer.ts'
import { alertOfQuestion } from '../moderation/alert-staff.ts'
import { perguntas } from '../tables.ts'

const THANKS: Message = {
  tipo: 'sucesso',
  mensagem: 'Recebemos a sua pergunta. A resposta chega por e-mail e aparece na página do produto.',
}

/** Name shown beside the question of somebody who gave none. */
const NAMELESS = 'Cliente'

/**
 * Stores a question about a product until the store has answered it; the same one from the same address once. Refuses
 * `CamposInvalidos`, `ProdutoInexistente` and `TentativasDemais`.
 */
export async function askQuestion(
  context: RequestContext,
  { idNivel, pergunta, site, ...typed }: WriterInput & { idNivel: number; pergunta: string },
): Promise<{ mensagens: Message[] }> {
  const { words, ...writer } = await readWriterInput(context, typed, {
    kind: 'pergunta',
    text: pergunta,
    nameless: true,
  })
  const product = (await productBriefs(context, [idNivel])).get(idNivel)
  if (!product) throw refuse('ProdutoInexistente')
  await countTry(context, 'review', writer.email)
  if (site === '')
    await context.db.transaction(async (tx) => {
      const inserted = await tx
        .insert(perguntas)
        .values({
          ...writer,
          nome: writer.nome || NAMELESS,
          idProduto: idNivel,
          chave: requestFingerprint([writer.email, idNivel, words]),
          pergunta: words,
          situacao: 'pendente',
          data: context.now,
        })
        .onConflictDoNothing({ target: perguntas.chave })
        .returning({ id: perguntas.id })
      if (inserted.length > 0) await alertOfQuestion(tx, context, product.nome)
    })

  return { mensagens: [THANKS] }
}
