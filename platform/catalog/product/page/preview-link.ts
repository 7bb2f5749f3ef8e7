import { eq } from 'drizzle-orm'
import { produtos } from '#platform/catalog/tables.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { previewKey } from './get-preview.ts'

/** Long enough to show it to somebody, and too short to become a public page. */
const LASTS_SECONDS = 2 * 60 * 60

/** Returns a link that shows a product on the shop's own page, published or not, for two hours. */
export async function previewLink(
  context: RequestContext,
  { id }: { id: number },
): Promise<{ url: string; venceEm: string }> {
  permit(context, 'catalogo.ver')
  if ((await context.db.$count(produtos, eq(produtos.id, id))) === 0) throw refuse('CadastroInexistente')
  const vence = Math.floor(context.now.getTime() / 1000) + LASTS_SECONDS
  const chave = previewKey(context, { id, vence })

  return { url: `/previa/${id}?vence=${vence}&chave=${chave}`, venceEm: new Date(vence * 1000).toISOString() }
}
