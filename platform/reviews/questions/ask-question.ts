import type { Message } from '#contract/message.ts'
import type { WriterInput } from '#contract/reviews/questions.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { wishKey } from '#platform/infrastructure/context/idempotency-key.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { readAsked } from '../authors/read-writer.ts'
import { alertOfQuestion } from '../moderation/alert-staff.ts'
import { perguntas } from '../tables.ts'

const THANKS: Message = {
  tipo: 'sucesso',
  mensagem: 'Recebemos a sua pergunta. A resposta chega por e-mail e aparece na página do produto.',
}

/** What who gave no name is called beside their question. */
const NAMELESS = 'Cliente'

/**
 * Keeps a question about a product until the store has answered it; the same one from the same address once. Refuses
 * `CamposInvalidos`, `ProdutoInexistente` and `TentativasDemais`.
 */
export async function askQuestion(
  visit: Visit,
  { idNivel, pergunta, site, ...typed }: WriterInput & { idNivel: number; pergunta: string },
): Promise<{ mensagens: Message[] }> {
  const bounds = { from: 10, to: 1000, what: 'a sua pergunta', nameless: true }
  const { words, ...writer } = await readAsked(visit, typed, { campo: 'pergunta', text: pergunta, ...bounds })
  const product = (await productBriefs(visit, [idNivel])).get(idNivel)
  if (!product) throw refuse('ProdutoInexistente')
  await countTry(visit, 'opinion', writer.email)
  if (site === '')
    await visit.db.transaction(async (tx) => {
      const kept = await tx
        .insert(perguntas)
        .values({
          ...writer,
          nome: writer.nome || NAMELESS,
          idProduto: idNivel,
          chave: wishKey([writer.email, idNivel, words]),
          pergunta: words,
          situacao: 'pendente',
          data: visit.agora,
        })
        .onConflictDoNothing({ target: perguntas.chave })
        .returning({ id: perguntas.id })
      if (kept.length > 0) await alertOfQuestion(tx, visit, product.nome)
    })

  return { mensagens: [THANKS] }
}
