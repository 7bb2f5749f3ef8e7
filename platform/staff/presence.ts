import { and, asc, eq, gte, ne, sql } from 'drizzle-orm'
import type { Presence } from '#contract/panel/staff.ts'
import { lastChange } from '#platform/infrastructure/audit/last-change.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requireStage } from './auth/require-stage.ts'
import { paginasAbertas as abertas, funcionarios } from './tables.ts'

/** Time without a heartbeat after which a page counts as closed: three intervals. */
const SILENCE_MS = 45_000

/** Maximum number of names returned. */
const NAMED = 5

/** Records that the caller has a page of the panel open. Returns who else has, and who saved it since `desde`. */
export async function openPage(
  context: RequestContext,
  { pagina, desde }: { pagina: string; desde?: string | undefined },
): Promise<Presence> {
  const { db, now } = context
  const { id } = await requireStage(context, ['dentro'])
  const silent = new Date(now.getTime() - SILENCE_MS)
  await db
    .insert(abertas)
    .values({ pagina, idFuncionario: id, abertaEm: now, vistaEm: now })
    .onConflictDoUpdate({
      target: [abertas.pagina, abertas.idFuncionario],
      set: {
        vistaEm: sql`greatest(${abertas.vistaEm}, excluded.vista_em)`,
        abertaEm: sql`case when ${abertas.vistaEm} < ${silent} then excluded.aberta_em else ${abertas.abertaEm} end`,
      },
    })
  const others = await db
    .select({ nome: funcionarios.nome, desde: abertas.abertaEm })
    .from(abertas)
    .innerJoin(funcionarios, eq(funcionarios.id, abertas.idFuncionario))
    .where(and(eq(abertas.pagina, pagina), ne(abertas.idFuncionario, id), gte(abertas.vistaEm, silent)))
    .orderBy(asc(abertas.abertaEm), asc(abertas.idFuncionario))
    .limit(NAMED)
  const [tipo = '', idOfIt] = pagina.split(':')
  const changed = desde
    ? await lastChange(db, { alvo: { tipo, id: idOfIt }, desde: new Date(desde), menos: id })
    : null

  return {
    agora: now.toISOString(),
    outros: others.map(({ nome, desde }) => ({ nome, desde: desde.toISOString() })),
    salvo: changed && { nome: changed.nome, em: changed.em.toISOString() },
  }
}
