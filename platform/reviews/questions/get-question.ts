import { and, eq } from 'drizzle-orm'
import type { Subject } from '#contract/reviews/questions.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { getUser } from '#platform/customers/sessions/get-user.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { productsReceived } from '#platform/orders/buyer/received-orders.ts'
import { publicName } from '../authors/public-name.ts'
import { respostas } from '../tables.ts'
import { findQuestion } from './find-question.ts'

type Answer = {
  produto: Subject
  nome: string
  pergunta: string
  data: string
  logado: boolean
  compraVerificada: boolean
  resposta: string
}

/** Returns a question for the form that answers it. Refuses `PerguntaInexistente` and `ProdutoInexistente`. */
export async function getQuestion(
  context: RequestContext,
  { idPergunta }: { idPergunta: number },
): Promise<Answer> {
  const { idProduto, nome, pergunta, data } = await findQuestion(context, idPergunta)
  const produto = (await productBriefs(context, [idProduto])).get(idProduto)
  if (!produto) throw refuse('ProdutoInexistente')
  const { logado, id: idCliente } = await getUser(context)
  const compraVerificada = logado && (await productsReceived(context, idCliente)).includes(idProduto)

  return {
    produto,
    pergunta,
    logado,
    compraVerificada,
    nome: publicName(nome),
    data: data.toISOString(),
    resposta: compraVerificada ? await ownAnswer(context, idPergunta, idCliente) : '',
  }
}

async function ownAnswer({ db }: RequestContext, idPergunta: number, idCliente: number): Promise<string> {
  const [answer] = await db
    .select({ resposta: respostas.resposta })
    .from(respostas)
    .where(and(eq(respostas.idPergunta, idPergunta), eq(respostas.idCliente, idCliente)))

  return answer?.resposta ?? ''
}
