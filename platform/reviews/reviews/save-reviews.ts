import { sql } from 'drizzle-orm'
import { type ReviewDraft, ReviewInput } from '#contract/reviews/reviews-input.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { avaliacoes } from '../tables.ts'
import { lockRating, refreshRating } from './rating.ts'

/**
 * Saves reviews of one product, once per `chave`, and updates the product's rating in the same transaction. Returns
 * whether anything changed.
 */
export async function saveReviews(
  { db }: Pick<RequestContext, 'db'>,
  idProduto: number,
  drafts: ReviewDraft[],
): Promise<boolean> {
  const rows = drafts.map((draft) => row(idProduto, readInput(ReviewInput, draft)))
  if (rows.length === 0) return false

  return db.transaction(async (tx) => {
    await lockRating(tx, idProduto)
    const changed = await tx
      .insert(avaliacoes)
      .values(rows)
      .onConflictDoUpdate({ target: avaliacoes.chave, set: EXCLUDED, setWhere: differs() })
      .returning({ id: avaliacoes.id })
    if (changed.length === 0) return false

    await refreshRating(tx, idProduto)

    return true
  })
}

function row(idProduto: number, { data, ...input }: ReviewInput) {
  return { idProduto, ...input, data: new Date(data) }
}

/** Columns that may change under the same key; the product of a review can't. */
const CHANGEABLE = {
  nome: 'nome',
  email: 'email',
  cidade: 'cidade',
  nota: 'nota',
  titulo: 'titulo',
  comentario: 'comentario',
  recomenda: 'recomenda',
  criterios: 'criterios',
  toca: 'toca',
  nivel: 'nivel',
  estilo: 'estilo',
  meses: 'meses',
  compraVerificada: 'compra_verificada',
  votosUteis: 'votos_uteis',
  situacao: 'situacao',
  data: 'data',
  resposta: 'resposta',
} as const

const EXCLUDED = Object.fromEntries(
  Object.entries(CHANGEABLE).map(([key, column]) => [key, sql.raw(fresh(column))]),
)

/** The draft's value of a column. Votes given in the shop are added to the imported ones. */
function fresh(column: string): string {
  const given = '(select count(*) from avaliacoes_votos v where v.id_avaliacao = avaliacoes.id)'

  return column === 'votos_uteis' ? `excluded.votos_uteis + ${given}` : `excluded.${column}`
}

function differs() {
  const columns = Object.values(CHANGEABLE)
  const stored = columns.map((column) => `avaliacoes.${column}`).join(', ')
  return sql.raw(`(${stored}) is distinct from (${columns.map(fresh).join(', ')})`)
}
