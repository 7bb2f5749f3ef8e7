import { count, eq, sql } from 'drizzle-orm'
import type { FreightMethodInput, PanelFreightMethod } from '#contract/settings/freight-methods.ts'
import { slugOf } from '#domain/format/slug.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { fretesMetodos, fretesServicos } from '../tables.ts'

/** All of them are compared for every quote. */
export const MAX_METHODS = 50

/** Creates a way to deliver, with a code made from its name. Refuses `CadastroInvalido` beyond `MAX_METHODS`. */
export function createMethod(
  context: RequestContext,
  input: FreightMethodInput,
): Promise<PanelFreightMethod> {
  permit(context, 'configuracao.editar')

  return context.db.transaction(async (tx) => {
    // One at a time, so that neither their codes nor their number collide.
    await tx.execute(sql`lock table ${fretesMetodos} in share row exclusive mode`)
    const [counted] = await tx.select({ total: count() }).from(fretesMetodos)
    if ((counted?.total ?? 0) >= MAX_METHODS)
      throw refuse('CadastroInvalido', {
        motivo: `São no máximo ${MAX_METHODS} formas de entrega. Exclua as que não usa.`,
      })
    const codigo = await freeCode(tx, input.nome)
    const [method] = await tx
      .insert(fretesMetodos)
      .values({ ...input, codigo })
      .returning()
    if (!method) throw new Error('The freight method was not stored.')
    await recordChange(tx, context, {
      acao: 'frete.metodo-criado',
      alvo: target(method),
      depois: audited(method),
    })

    return method
  })
}

/** Refuses `VersaoAntiga` and `CadastroInexistente`. The code stays, since orders name it. */
export function changeMethod(
  context: RequestContext,
  { id, versao, ...input }: FreightMethodInput & { id: number; versao: number },
): Promise<PanelFreightMethod> {
  permit(context, 'configuracao.editar')

  return context.db.transaction(async (tx) => {
    const before = await lockMethod(tx, id)
    if (before.versao !== versao) throw refuse('VersaoAntiga', { versao: before.versao, atual: before })
    const [method] = await tx
      .update(fretesMetodos)
      .set({ ...input, versao: versao + 1 })
      .where(eq(fretesMetodos.id, id))
      .returning()
    if (!method) throw new Error('A locked freight method is missing.')
    await recordChange(tx, context, {
      acao: 'frete.metodo-alterado',
      alvo: target(method),
      antes: audited(before),
      depois: audited(method),
    })

    return method
  })
}

/** Refuses `CadastroInexistente`. */
export function removeMethod(
  context: RequestContext,
  { id }: { id: number },
): Promise<Record<string, never>> {
  permit(context, 'configuracao.editar')

  return context.db.transaction(async (tx) => {
    const before = await lockMethod(tx, id)
    await tx.delete(fretesMetodos).where(eq(fretesMetodos.id, id))
    await recordChange(tx, context, {
      acao: 'frete.metodo-excluido',
      alvo: target(before),
      antes: audited(before),
    })

    return {}
  })
}

async function lockMethod(tx: Database, id: number): Promise<PanelFreightMethod> {
  const [row] = await tx.select().from(fretesMetodos).where(eq(fretesMetodos.id, id)).for('update')
  if (!row) throw refuse('CadastroInexistente')

  return row
}

/** Longest code without the number that makes it unique. */
const MAX_CODE = 34

/** A code that no other method, no table and not the pick-up has. */
async function freeCode(tx: Database, nome: string): Promise<string> {
  const base = slugOf(nome).slice(0, MAX_CODE).replace(/-+$/, '') || 'entrega'
  const taken = new Set([
    'retirada',
    ...(await tx.select({ codigo: fretesMetodos.codigo }).from(fretesMetodos)).map(({ codigo }) => codigo),
    ...(await tx.select({ codigo: fretesServicos.codigo }).from(fretesServicos)).map(({ codigo }) => codigo),
  ])
  let codigo = base
  for (let n = 2; taken.has(codigo); n++) codigo = `${base}-${n}`

  return codigo
}

function audited({ nome, tipo, detalhe, ativo, origem, regras }: PanelFreightMethod) {
  return { nome, tipo, detalhe, ativo, origem, precos: regras }
}

function target({ id, nome }: PanelFreightMethod) {
  return { tipo: 'frete', id: `metodo:${id}`, nome }
}
