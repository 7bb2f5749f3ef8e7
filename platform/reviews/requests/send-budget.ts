import { eq } from 'drizzle-orm'
import { formatPhone } from '#domain/format/format-phone.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { orcamentos } from '../tables.ts'

/** Sends a request for a price to the store, or its copy to who asked. */
export async function sendBudget(
  context: JobContext,
  { id, copia }: { id: number; copia: boolean },
): Promise<void> {
  const { db, mail, idTarefa, storeUrl, settings } = context
  const [asked] = await db.select().from(orcamentos).where(eq(orcamentos.id, id))
  const produto = asked && (await productBriefs(context, [asked.idProduto])).get(asked.idProduto)
  if (!asked || !produto) return

  const { nome, email, mensagem } = asked
  const contato = asked.contato === '' ? '' : formatPhone(asked.contato)
  const props = { produto: produto.nome, url: storeUrl + produto.url, nome, email, contato, mensagem, copia }
  const to = copia ? { nome, email } : { nome: settings.loja.nome, email: settings.loja.email }
  await mail.send('budget-request', props, { id: idTarefa, to })
}
