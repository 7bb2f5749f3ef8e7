import { eq } from 'drizzle-orm'
import { formatPhone } from '#domain/format/format-phone.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { orcamentos } from '../tables.ts'

/** Sends a price request to the store, or its copy to the author. */
export async function sendBudget(
  context: JobContext,
  { id, copia }: { id: number; copia: boolean },
): Promise<void> {
  const { db, mail, idTarefa, storeUrl, settings } = context
  const [request] = await db.select().from(orcamentos).where(eq(orcamentos.id, id))
  const produto = request && (await productBriefs(context, [request.idProduto])).get(request.idProduto)
  if (!request || !produto) return

  const { nome, email, mensagem } = request
  const contato = request.contato === '' ? '' : formatPhone(request.contato)
  const props = { produto: produto.nome, url: storeUrl + produto.url, nome, email, contato, mensagem, copia }
  const to = copia ? { nome, email } : { nome: settings.loja.nome, email: settings.loja.email }
  await mail.send('budget-request', props, { id: idTarefa, to })
}
