import { and, asc, count, eq, gt, ilike, isNull, lte, or, sql } from 'drizzle-orm'
import type { BannerGroupInList, PanelBannerGroup } from '#contract/content/banners.ts'
import type { Database } from '#platform/database/connect.ts'
import { escapeLike } from '#platform/database/like-pattern.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { homeSections } from '../home/home-sections.ts'
import { bannerGroups, banners } from '../tables.ts'
import { bannerPlace } from './shop-banners.ts'

type ListBannerGroupsInput = { pagina: number; porPagina: number; busca: string }

/** Lists the banner groups by name, with their numbers of current and future banners. */
export async function listBannerGroups(
  context: RequestContext,
  { pagina, porPagina, busca }: ListBannerGroupsInput,
): Promise<{ itens: BannerGroupInList[]; total: number }> {
  permit(context, 'conteudo.ver')
  const { db, now } = context
  const pattern = `%${escapeLike(busca)}%`
  const where =
    busca === '' ? undefined : or(ilike(bannerGroups.nome, pattern), ilike(bannerGroups.hash, pattern))
  const begun = or(isNull(banners.dataInicial), lte(banners.dataInicial, now))
  const notEnded = or(isNull(banners.dataFinal), gt(banners.dataFinal, now))
  const { hash, nome, nivel, titulo, descricao, link } = bannerGroups

  const [rows, [counted], inHome] = await Promise.all([
    db
      .select({
        hash,
        nome,
        nivel,
        titulo,
        descricao,
        link,
        total: count(banners.id),
        noAr: sql<number>`count(${banners.id}) filter (where ${and(begun, notEnded)})`.mapWith(Number),
        agendados: sql<number>`count(*) filter (where ${gt(banners.dataInicial, now)})`.mapWith(Number),
      })
      .from(bannerGroups)
      .leftJoin(banners, eq(banners.idGrupo, bannerGroups.id))
      .where(where)
      .groupBy(bannerGroups.id)
      .orderBy(asc(bannerGroups.nome), asc(bannerGroups.id))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    db.select({ total: count() }).from(bannerGroups).where(where),
    groupsInHome(db),
  ])

  return {
    itens: rows.map((row) => ({ ...row, onde: bannerPlace(row.hash, inHome.has(row.hash)) })),
    total: counted?.total ?? 0,
  }
}

/** Refuses `CadastroInexistente`. */
export function getBannerGroup(
  context: RequestContext,
  { hash }: { hash: string },
): Promise<PanelBannerGroup> {
  permit(context, 'conteudo.ver')

  return wholeGroup(context.db, hash, context.now)
}

/** Returns a group with all its banners, whatever their dates. Refuses `CadastroInexistente`. */
export async function wholeGroup(db: Database, hash: string, now: Date): Promise<PanelBannerGroup> {
  const [group] = await db.select().from(bannerGroups).where(eq(bannerGroups.hash, hash))
  if (!group) throw refuse('CadastroInexistente')
  const rows = await db
    .select()
    .from(banners)
    .where(eq(banners.idGrupo, group.id))
    .orderBy(asc(banners.posicao))
  const { id: _id, ...words } = group

  return {
    ...words,
    onde: bannerPlace(hash, (await groupsInHome(db)).has(hash)),
    lidoEm: now.toISOString(),
    banners: rows.map(({ nome, alt, idNivel, dataInicial, dataFinal, dispositivo, dimensoes }) => ({
      nome,
      alt,
      idNivel,
      dispositivo,
      dimensoes,
      dataInicial: dataInicial?.toISOString() ?? null,
      dataFinal: dataFinal?.toISOString() ?? null,
    })),
  }
}

/** The groups that sections of the home page name. */
async function groupsInHome(db: Database): Promise<Set<string>> {
  const { secoes } = await homeSections(db)

  return new Set(secoes.flatMap(({ tipo, hash }) => (tipo !== 'vitrine' && hash !== null ? [hash] : [])))
}
