import { and, eq, notInArray, sql } from 'drizzle-orm'
import { type BannerGroupDraft, BannerGroupInput } from '#contract/content/content-input.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { instantOf } from '../rows.ts'
import { bannerGroups, banners } from '../tables.ts'

/**
 * Saves a whole banner group under its hash. Banners with the same name keep their id. Returns whether anything
 * changed.
 */
export function saveBannerGroup(
  { db }: Pick<RequestContext, 'db'>,
  draft: BannerGroupDraft,
): Promise<boolean> {
  const { banners: drafts, ...group } = readInput(BannerGroupInput, draft)
  const inputs = drafts.map((banner, posicao) => ({
    ...banner,
    posicao,
    dataInicial: instantOf(banner.dataInicial),
    dataFinal: instantOf(banner.dataFinal),
  }))

  return db.transaction(async (tx) => {
    const before = await snapshot(tx, group.hash)
    const idGrupo = await saveGroup(tx, group)
    await tx.delete(banners).where(
      and(
        eq(banners.idGrupo, idGrupo),
        notInArray(
          banners.nome,
          inputs.map(({ nome }) => nome),
        ),
      ),
    )
    if (inputs.length > 0)
      await tx
        .insert(banners)
        .values(inputs.map((banner) => ({ ...banner, idGrupo })))
        .onConflictDoUpdate({ target: [banners.idGrupo, banners.nome], set: EXCLUDED })

    const changed = before !== (await snapshot(tx, group.hash))
    if (changed) {
      if (before !== '') await countVersion(tx, idGrupo)
      await invalidateTags(tx, [tags.banner(group.hash)])
    }

    return changed
  })
}

const EXCLUDED = {
  posicao: sql`excluded.posicao`,
  alt: sql`excluded.alt`,
  idNivel: sql`excluded.id_nivel`,
  dataInicial: sql`excluded.data_inicial`,
  dataFinal: sql`excluded.data_final`,
  dispositivo: sql`excluded.dispositivo`,
  dimensoes: sql`excluded.dimensoes`,
}

/**
 * The group with all its banners, as text, to detect whether a save changed anything. Locks the group until the commit.
 */
async function snapshot(tx: Database, hash: string): Promise<string> {
  const [group] = await tx.select().from(bannerGroups).where(eq(bannerGroups.hash, hash)).for('update')
  if (!group) return ''
  const rows = await tx.select().from(banners).where(eq(banners.idGrupo, group.id)).orderBy(banners.posicao)

  return JSON.stringify([group, rows])
}

async function countVersion(tx: Database, id: number): Promise<void> {
  await tx
    .update(bannerGroups)
    .set({ versao: sql`${bannerGroups.versao} + 1` })
    .where(eq(bannerGroups.id, id))
}

async function saveGroup(tx: Database, group: Omit<BannerGroupInput, 'banners'>): Promise<number> {
  const [row] = await tx
    .insert(bannerGroups)
    .values(group)
    .onConflictDoUpdate({ target: bannerGroups.hash, set: group })
    .returning({ id: bannerGroups.id })
  if (!row) throw new Error(`The banner group ${group.hash} was not stored.`)

  return row.id
}
