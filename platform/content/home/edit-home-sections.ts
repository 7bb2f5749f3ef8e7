import { inArray } from 'drizzle-orm'
import type { HomeSection } from '#contract/content/home-sections.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { sanitizeHtml } from '../sanitize.ts'
import { bannerGroups, homePage } from '../tables.ts'
import { homeSections } from './home-sections.ts'

type HomePage = { secoes: HomeSection[]; versao: number }

export function getHomeSections(context: RequestContext): Promise<HomePage> {
  permit(context, 'conteudo.ver')

  return homeSections(context.db)
}

/** Refuses `VersaoAntiga`, and `CamposInvalidos` for an unknown banner group. */
export function changeHomeSections(context: RequestContext, { secoes, versao }: HomePage): Promise<HomePage> {
  permit(context, 'conteudo.editar')
  const clean = secoes.map((section) => ({ ...section, html: sanitizeHtml(section.html) }))

  return context.db.transaction(async (tx) => {
    const antes = await lockSections(tx)
    if (antes.versao !== versao) throw refuse('VersaoAntiga', { versao: antes.versao, atual: antes })
    await refuseUnknownGroups(tx, clean, antes.secoes)
    const depois = { secoes: clean, versao: versao + 1 }
    await tx.update(homePage).set(depois)
    await invalidateTags(tx, [tags.home])
    await recordChange(tx, context, {
      acao: 'inicio.alterado',
      alvo: { tipo: 'inicio', id: '1', nome: 'Página inicial' },
      antes: { secoes: antes.secoes },
      depois: { secoes: clean },
    })

    return depois
  })
}

/** Returns the sections, locked until the transaction ends; creates their row on the first save. */
async function lockSections(tx: Database): Promise<HomePage> {
  const { secoes } = await homeSections(tx)
  await tx.insert(homePage).values({ secoes }).onConflictDoNothing()
  await tx.select({ id: homePage.id }).from(homePage).for('update')

  return homeSections(tx)
}

const OF_BANNERS: HomeSection['tipo'][] = ['hero', 'categorias', 'sobre', 'discos', 'banners']

/** Sections that were there before may stay: a shop may lack the banner groups that it starts with. */
async function refuseUnknownGroups(tx: Database, secoes: HomeSection[], antes: HomeSection[]): Promise<void> {
  const before = new Set(antes.map(({ hash }) => hash))
  const requested = secoes.flatMap(({ tipo, hash }, i) =>
    OF_BANNERS.includes(tipo) && hash !== null && !before.has(hash)
      ? [{ hash, campo: `secoes.${i}.hash` }]
      : [],
  )
  if (requested.length === 0) return
  const hashes = requested.map(({ hash }) => hash)
  const rows = await tx
    .select({ hash: bannerGroups.hash })
    .from(bannerGroups)
    .where(inArray(bannerGroups.hash, hashes))
  const known = new Set(rows.map(({ hash }) => hash))
  const campos = requested
    .filter(({ hash }) => !known.has(hash))
    .map(({ campo }) => ({ campo, mensagem: 'Este grupo de banners não existe mais. Escolha outro.' }))
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
}
