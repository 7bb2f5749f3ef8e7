import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { ConditionsInput } from '#contract/marketing/promotions-input.ts'
import { giveawayProblem } from '#domain/promotions/giveaway.ts'
import type { Scope } from '#domain/promotions/promotion.ts'
import { usedUpProblems } from '#domain/promotions/promotion-problems.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { promocaoAlvos, promocoes } from '../tables.ts'
import { SCOPE } from './rows.ts'
import { unknownTarget } from './unknown-target.ts'

/** `mudou` is false if nothing differed. */
export type SavedPromotion = { id: number; mudou: boolean }

export type PromotionKey = { hash: string } | { codigo: string }

/**
 * Writes a promotion or coupon with its scope, unless nothing differs. Refuses `CamposInvalidos` for a giveaway, and
 * for a limit below the counted uses.
 */
export function writePromotion(
  db: Database,
  key: PromotionKey,
  conditions: ConditionsInput,
): Promise<SavedPromotion> {
  refuseGiveaway(key, conditions)
  const { row, scope } = partsOf(conditions)

  return db.transaction(async (tx) => {
    const before = await lockKnown(tx, key)
    if (before && isDeepStrictEqual(before.conditions, { ...row, alcance: scope }))
      return { id: before.id, mudou: false }
    const campos = usedUpProblems({ usos: before?.usos ?? 0, usosMaximos: row.usosMaximos })
    if (campos.length > 0) throw refuse('CamposInvalidos', { campos })

    const id = await writeRow(tx, key, row)
    await writeScope(tx, id, scope)
    await invalidateTags(tx, [tags.promotions])
    return { id, mudou: true }
  })
}

/**
 * Inserts a new one; returns null and changes nothing if the hash or code is taken. Refuses `CamposInvalidos` for a
 * giveaway.
 */
export async function insertPromotion(
  tx: Database,
  key: PromotionKey,
  conditions: ConditionsInput,
): Promise<number | null> {
  refuseGiveaway(key, conditions)
  const { row, scope } = partsOf(conditions)
  const [inserted] = await tx
    .insert(promocoes)
    .values({ ...key, ...row })
    .onConflictDoNothing()
    .returning({ id: promocoes.id })
  if (!inserted) return null
  await writeScope(tx, inserted.id, scope)
  await invalidateTags(tx, [tags.promotions])

  return inserted.id
}

function refuseGiveaway(key: PromotionKey, conditions: ConditionsInput): void {
  const problem = 'hash' in key && giveawayProblem(conditions)
  if (problem) throw refuse('CamposInvalidos', { campos: [problem] })
}

function partsOf({ alcance, validoDe, validoAte, ...columns }: ConditionsInput) {
  return {
    row: { ...columns, validoDe: momentOf(validoDe), validoAte: momentOf(validoAte) },
    scope: {
      categorias: ordered(alcance.categorias),
      marcas: ordered(alcance.marcas),
      produtos: ordered(alcance.produtos),
    },
  }
}

async function lockKnown(tx: Database, key: PromotionKey) {
  const [known] = await tx.select().from(promocoes).where(isKnownBy(key)).for('no key update')
  if (!known) return undefined
  const [alcance] = await tx.select(SCOPE).from(promocoes).where(eq(promocoes.id, known.id))
  const { id, hash: _hash, codigo: _codigo, usos, versao: _versao, ...conditions } = known

  return { id, usos, conditions: { ...conditions, alcance } }
}

async function writeRow(
  tx: Database,
  key: PromotionKey,
  row: Omit<typeof promocoes.$inferInsert, 'hash' | 'codigo'>,
) {
  const [written] = await tx
    .insert(promocoes)
    .values({ ...key, ...row })
    .onConflictDoUpdate({
      target: 'hash' in key ? promocoes.hash : promocoes.codigo,
      set: { ...row, versao: sql`${promocoes.versao} + 1` },
    })
    .returning({ id: promocoes.id })
  if (!written) throw new Error('The promotion was neither inserted nor updated.')

  return written.id
}

async function writeScope(tx: Database, idPromocao: number, { categorias, marcas, produtos }: Scope) {
  await tx.delete(promocaoAlvos).where(eq(promocaoAlvos.idPromocao, idPromocao))
  const rows = [
    ...categorias.map((idCategoria) => ({ idPromocao, idCategoria })),
    ...marcas.map((idMarca) => ({ idPromocao, idMarca })),
    ...produtos.map((idProduto) => ({ idPromocao, idProduto })),
  ]
  if (rows.length === 0) return
  try {
    await tx.insert(promocaoAlvos).values(rows)
  } catch (error) {
    const unknown = unknownTarget(error)
    throw unknown ? refuse('ReferenciaInexistente', unknown) : error
  }
}

function isKnownBy(key: PromotionKey) {
  return 'hash' in key ? eq(promocoes.hash, key.hash) : eq(promocoes.codigo, key.codigo)
}

function momentOf(text: string | null) {
  return text === null ? null : new Date(text)
}

function ordered(ids: readonly number[]) {
  return [...new Set(ids)].sort((a, b) => a - b)
}
