import { asc, count, desc, eq, sql } from 'drizzle-orm'
import type { PanelPopup } from '#contract/content/popups.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { popups } from '../tables.ts'
import type { PopupRow } from './write-popup.ts'

/** Lists popups by kind of page, in order of precedence. */
export async function listPopups(
  context: RequestContext,
  { pagina, porPagina }: { pagina: number; porPagina: number },
): Promise<{ itens: PanelPopup[]; total: number }> {
  permit(context, 'conteudo.ver')
  const [rows, [counted]] = await Promise.all([
    context.db
      .select()
      .from(popups)
      .orderBy(asc(popups.nivel), sql`${popups.dataInicial} desc nulls last`, desc(popups.id))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    context.db.select({ total: count() }).from(popups),
  ])

  return { itens: rows.map((row) => panelPopup(row, context.now)), total: counted?.total ?? 0 }
}

/** Refuses `CadastroInexistente`. */
export async function getPopupToEdit(context: RequestContext, { id }: { id: number }): Promise<PanelPopup> {
  permit(context, 'conteudo.ver')
  const [row] = await context.db.select().from(popups).where(eq(popups.id, id))
  if (!row) throw refuse('CadastroInexistente')

  return panelPopup(row, context.now)
}

/** A popup as the panel shows it, with its current status. */
export function panelPopup(row: PopupRow, now: Date): PanelPopup {
  const { id, versao, nivel, nome, tempo, titulo, html, dispositivo, dataInicial, dataFinal, ativo } = row

  return {
    id,
    versao,
    nivel,
    nome,
    tempo,
    titulo,
    html,
    dispositivo,
    ativo,
    dataInicial: dataInicial?.toISOString() ?? null,
    dataFinal: dataFinal?.toISOString() ?? null,
    situacao: situationOf(row, now),
  }
}

function situationOf({ ativo, dataInicial, dataFinal }: PopupRow, now: Date): PanelPopup['situacao'] {
  if (!ativo) return 'desligado'
  if (dataFinal !== null && dataFinal <= now) return 'encerrado'

  return dataInicial !== null && dataInicial > now ? 'agendado' : 'noAr'
}
