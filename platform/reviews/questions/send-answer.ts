import { eq } from 'drizzle-orm'
import { givenName } from '#domain/customer/first-name.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { perguntas, respostas } from '../tables.ts'

/** Mails the store's answer to the asker. */
export async function sendAnswer(context: JobContext, { id }: { id: number }): Promise<void> {
  const { db, mail, idTarefa, storeUrl } = context
  const [answer] = await db
    .select({
      idProduto: perguntas.idProduto,
      nome: perguntas.nome,
      email: perguntas.email,
      pergunta: perguntas.pergunta,
      resposta: respostas.resposta,
    })
    .from(respostas)
    .innerJoin(perguntas, eq(perguntas.id, respostas.idPergunta))
    .where(eq(respostas.id, id))
  const produto = answer && (await productBriefs(context, [answer.idProduto])).get(answer.idProduto)
  if (!produto) return

  const { nome, email, pergunta, resposta } = answer
  await mail.send(
    'question-answered',
    {
      nome: givenName(nome),
      produto: produto.nome,
      url: storeUrl + produto.url,
      pergunta,
      resposta,
    },
    { id: idTarefa, to: { nome, email } },
  )
}
