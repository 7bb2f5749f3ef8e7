import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Examples, ExamplesInStore } from '#contract/catalog/examples.ts'
import { produtos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { LOAD_EXAMPLES, REMOVE_EXAMPLES } from './queues.ts'
import { exemplos } from './tables.ts'

/** Returns how far loading or removing the example products is, and whether they may be loaded. */
export async function getExamples(context: RequestContext): Promise<ExamplesInStore> {
  permit(context, 'catalogo.ver')
  const examples = await examplesNow(context.db)
  const products = await context.db.$count(produtos)

  return {
    ...examples,
    podeCarregar: examples.situacao === 'nenhum' && products === 0,
    naLoja: await hasExampleProducts(context),
  }
}

/** Whether example products are in the shop: before it opens, they should be removed. */
export async function hasExampleProducts({ db }: Pick<RequestContext, 'db'>): Promise<boolean> {
  return (await shownExamples(db)) > 0
}

/**
 * Starts to load the example products, in a job. Refuses `CadastroInvalido` unless the store has no products yet: they
 * are for looking around, not for filling up.
 */
export function loadExamples(context: RequestContext): Promise<Examples> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    if ((await tx.$count(produtos)) > 0)
      throw refuse(
        'CadastroInvalido',
        { motivo: 'produtos' },
        'A loja já tem produtos. Os de exemplo são para uma loja vazia.',
      )
    const started = await tx
      .insert(exemplos)
      .values({ situacao: 'carregando' })
      .onConflictDoNothing()
      .returning()
    if (started.length === 0)
      throw refuse(
        'CadastroInvalido',
        { motivo: 'andamento' },
        'Os produtos de exemplo já estão sendo postos.',
      )
    await enqueue(tx, LOAD_EXAMPLES, {})
    await recordChange(tx, context, { acao: 'exemplos.pedidos', alvo: TARGET })

    return examplesNow(tx)
  })
}

/** Starts to remove all example products, in a job; also stops loading them. Refuses `CadastroInexistente`. */
export function removeExamples(context: RequestContext): Promise<Examples> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    const stopped = await tx.update(exemplos).set({ situacao: 'removendo' }).returning()
    if (stopped.length === 0) throw refuse('CadastroInexistente')
    await enqueue(tx, REMOVE_EXAMPLES, {})
    await recordChange(tx, context, { acao: 'exemplos.removidos', alvo: TARGET })

    return examplesNow(tx)
  })
}

const TARGET = { tipo: 'exemplos', id: '1', nome: 'Produtos de exemplo' }

async function examplesNow(db: Database): Promise<Examples> {
  const [row] = await db.select().from(exemplos)

  return { situacao: row?.situacao ?? 'nenhum', feitos: row?.feitos ?? 0, total: row?.total ?? 0 }
}

const Counted = z.object({ rows: z.tuple([z.object({ total: z.number() })]) })

async function shownExamples(db: Database): Promise<number> {
  const counted = await db.execute(sql`
    select count(*)::integer as total from produtos_exemplo e join produtos p on p.id = e.id_produto
    where p.situacao <> 'inativo'`)

  return Counted.parse(counted).rows[0].total
}
