import { asc, type Column, desc, type SQL, sql } from 'drizzle-orm'
import type { Staff } from '#platform/infrastructure/context/permit.ts'

/** A page of a moderation list. */
export type ModerationPage = {
  pagina: number
  porPagina: number
  situacao: 'pendente' | 'publicada' | 'recusada'
}

/** Waiting items are listed oldest first, as their authors have waited longest; moderated ones newest first. */
export function inOrder(
  situacao: ModerationPage['situacao'],
  { data, id }: { data: Column; id: Column },
): SQL[] {
  return situacao === 'pendente' ? [asc(data), asc(id)] : [desc(data), desc(id)]
}

export function pageAt({ pagina, porPagina }: ModerationPage) {
  return { limit: porPagina, offset: (pagina - 1) * porPagina }
}

/** The author, as far as this reader may see personal data. */
export function writerFor(staff: Staff, { nome, email }: { nome: string; email: string }) {
  return { nome, email: staff.permissoes.includes('clientes.ver') ? email : null }
}

/** A product in a list; a placeholder if it was deleted in the meantime, together with its reviews. */
export function productIn(products: Map<number, { id: number; nome: string; url: string }>, id: number) {
  return products.get(id) ?? { id, nome: `Produto ${id}`, url: '/' }
}

/** Parses a count. */
export const TOTAL = sql<number>`count(*)::int`
