import { asc, type Column, desc, type SQL, sql } from 'drizzle-orm'
import type { Staff } from '#platform/infrastructure/context/permit.ts'

/** A page of a list of opinions. */
export type ModerationPage = {
  pagina: number
  porPagina: number
  situacao: 'pendente' | 'publicada' | 'recusada'
}

/** What waits is read from the oldest on, as who wrote it has waited longest; what was judged from the newest on. */
export function inOrder(
  situacao: ModerationPage['situacao'],
  { data, id }: { data: Column; id: Column },
): SQL[] {
  return situacao === 'pendente' ? [asc(data), asc(id)] : [desc(data), desc(id)]
}

export function pageAt({ pagina, porPagina }: ModerationPage) {
  return { limit: porPagina, offset: (pagina - 1) * porPagina }
}

/** Who wrote, as far as this reader may know. */
export function writerFor(staff: Staff, { nome, email }: { nome: string; email: string }) {
  return { nome, email: staff.permissoes.includes('clientes.ver') ? email : null }
}

/** A product's name in a list; one that is gone meanwhile took its opinions along. */
export function productIn(products: Map<number, { id: number; nome: string; url: string }>, id: number) {
  return products.get(id) ?? { id, nome: `Produto ${id}`, url: '/' }
}

/** A count as a number. */
export const TOTAL = sql<number>`count(*)::int`
