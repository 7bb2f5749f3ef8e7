import { eq } from 'drizzle-orm'
import type { PanelBannerGroup } from '#contract/content/banners.ts'
import type { BannerGroupInput, BannerInput } from '#contract/content/content-input.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { findPictures, type StoredPictures } from '../find-pictures.ts'
import { homeSections } from '../home/home-sections.ts'
import { bannerGroups } from '../tables.ts'
import { wholeGroup } from './banner-groups.ts'
import { saveBannerGroup } from './save-banner-group.ts'

/** Creates an empty group. Refuses `EnderecoOcupado`. */
export function createBannerGroup(
  context: RequestContext,
  { hash, nome }: { hash: string; nome: string },
): Promise<PanelBannerGroup> {
  permit(context, 'conteudo.editar')

  return context.db.transaction(async (tx) => {
    const [created] = await tx
      .insert(bannerGroups)
      .values({ hash, nome, nivel: 'home', titulo: '', descricao: '', link: null })
      .onConflictDoNothing()
      .returning()
    if (!created)
      throw refuse(
        'EnderecoOcupado',
        { slug: hash },
        'Já existe um grupo de banners com este nome. Escolha outro.',
      )
    await invalidateTags(tx, [tags.banner(hash)])
    await recordChange(tx, context, { acao: 'banners.criados', alvo: target(created) })

    return wholeGroup(tx, hash, context.now)
  })
}

/** Replaces a whole group. Refuses `VersaoAntiga`, `CadastroInexistente` and `CamposInvalidos`. */
export function changeBannerGroup(
  context: RequestContext,
  { versao, ...input }: BannerGroupInput & { versao: number },
): Promise<PanelBannerGroup> {
  permit(context, 'conteudo.editar')

  return context.db.transaction(async (tx) => {
    await lockGroup(tx, input.hash)
    const antes = await wholeGroup(tx, input.hash, context.now)
    if (antes.versao !== versao) throw refuse('VersaoAntiga', { versao: antes.versao, atual: antes })
    const pictures = await findPictures(tx, input.banners.flatMap(picturesOf))
    const changed = await saveBannerGroup(
      { db: tx },
      { ...input, banners: input.banners.map((banner) => sized(banner, pictures)) },
    )
    if (!changed) return antes

    const depois = await wholeGroup(tx, input.hash, context.now)
    await recordChange(tx, context, {
      acao: 'banners.alterados',
      alvo: target(depois),
      antes: written(antes),
      depois: written(depois),
    })

    return depois
  })
}

/** Refuses `CadastroInexistente`, and `CadastroInvalido` while the home page shows the group. */
export function removeBannerGroup(
  context: RequestContext,
  { hash }: { hash: string },
): Promise<Record<string, never>> {
  permit(context, 'conteudo.editar')

  return context.db.transaction(async (tx) => {
    await lockGroup(tx, hash)
    const antes = await wholeGroup(tx, hash, context.now)
    const { secoes } = await homeSections(tx)
    if (secoes.some((section) => section.tipo !== 'vitrine' && section.hash === hash))
      throw refuse(
        'CadastroInvalido',
        { motivo: 'secoes' },
        'A página inicial mostra este grupo. Tire-o das seções da página inicial primeiro.',
      )
    await tx.delete(bannerGroups).where(eq(bannerGroups.hash, hash))
    await invalidateTags(tx, [tags.banner(hash)])
    await recordChange(tx, context, { acao: 'banners.excluidos', alvo: target(antes), antes: written(antes) })

    return {}
  })
}

async function lockGroup(tx: Database, hash: string): Promise<void> {
  await tx.select({ id: bannerGroups.id }).from(bannerGroups).where(eq(bannerGroups.hash, hash)).for('update')
}

function picturesOf({ dimensoes: { desktop, mobile } }: BannerInput, i: number) {
  const campo = (screen: string) => `banners.${i}.dimensoes.${screen}.arquivo`

  return [
    { arquivo: desktop.arquivo, campo: campo('desktop') },
    ...(mobile ? [{ arquivo: mobile.arquivo, campo: campo('mobile') }] : []),
  ]
}

/** The banner with the actual dimensions of its pictures, in pixels. */
function sized(banner: BannerInput, pictures: StoredPictures): BannerInput {
  const { desktop, mobile } = banner.dimensoes

  return {
    ...banner,
    dimensoes: {
      desktop: { ...desktop, ...pictures.get(desktop.arquivo) },
      mobile: mobile && { ...mobile, ...pictures.get(mobile.arquivo) },
    },
  }
}

/** What people enter about a group; the rest is derived from it. */
function written({ onde: _, ...group }: PanelBannerGroup) {
  return group
}

function target({ hash, nome }: { hash: string; nome: string }) {
  return { tipo: 'banners', id: hash, nome }
}
