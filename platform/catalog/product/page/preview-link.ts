import { eq } from 'drizzle-orm'
import { produtos } from '#platform/catalog/tables.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { previewKey } from './get-preview.ts'

/** Long enough to show it to somebody, and too short to become a page of the shop. */
const LASTS_SECONDS = 2 * 60 * 60

/** A link by which whoever holds it sees a product in the shop's own page, published or not, for two hours. */
export async function previewLink(
  visit: Visit,
  { id }: { id: number },
): Promise<{ url: string; venceEm: string }> {
  permit(visit, 'catalogo.ver')
  if ((await visit.db.$count(produtos, eq(produtos.id, id))) === 0) throw refuse('CadastroInexistente')
  const vence = Math.floor(visit.agora.getTime() / 1000) + LASTS_SECONDS
  const chave = previewKey(visit, { id, vence })

  return { url: `/previa/${id}?vence=${vence}&chave=${chave}`, venceEm: new Date(vence * 1000).toISOString() }
}
