import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm'
import { ownTxid } from '#domain/payments/pix/txid.ts'
import { type StaticCode, writeStaticCode } from '#domain/payments/pix/write-pix-code.ts'
import type { Database } from '#platform/database/connect.ts'
import { ProviderRefusal, type ProviderState, type RefundSituation } from '../../port.ts'
import { pixProprioCobrancas, pixProprioDevolucoes, pixProprioRecebimentos } from '../../tables.ts'

type Charge = Omit<StaticCode, 'txid'> & {
  id: string
  recebedor: { nome: string; documento: string }
  criadaEm: Date
}

/** Stores a charge with its code, once per id. Throws ProviderRefusal for what doesn't fit in a code. */
export async function openCharge(
  db: Database,
  { id, recebedor, criadaEm, ...code }: Charge,
): Promise<ProviderState> {
  const txid = ownTxid(id)
  await db
    .insert(pixProprioCobrancas)
    .values({ id, txid, valor: code.valor, copiaECola: codeOf({ ...code, txid }), recebedor, criadaEm })
    .onConflictDoNothing({ target: pixProprioCobrancas.id })
  const state = await ownState(db, id)
  if (!state) throw new Error('The charge was not stored.')

  return state
}

function codeOf(code: StaticCode): string {
  try {
    return writeStaticCode(code)
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    throw new ProviderRefusal('The Pix code has no room for these values.', { cause })
  }
}

/** The state of a charge, by what the store has recorded; null for an unknown one. Paid by any money. */
export async function ownState(db: Database, id: string): Promise<ProviderState | null> {
  const [charge] = await db.select().from(pixProprioCobrancas).where(eq(pixProprioCobrancas.id, id))
  if (!charge) return null
  const [recebimentos, estornos] = await Promise.all([
    db
      .select({
        id: pixProprioRecebimentos.id,
        valor: pixProprioRecebimentos.valor,
        em: pixProprioRecebimentos.em,
      })
      .from(pixProprioRecebimentos)
      .where(and(eq(pixProprioRecebimentos.idCobranca, id), isNull(pixProprioRecebimentos.desfeitoEm)))
      .orderBy(asc(pixProprioRecebimentos.conferidoEm), asc(pixProprioRecebimentos.id)),
    db
      .select({ id: pixProprioDevolucoes.id, situacao: pixProprioDevolucoes.situacao })
      .from(pixProprioDevolucoes)
      .where(eq(pixProprioDevolucoes.idCobranca, id))
      .orderBy(asc(pixProprioDevolucoes.pedidaEm), asc(pixProprioDevolucoes.id)),
  ])
  const { txid, copiaECola, recebedor, canceladaEm } = charge
  const unpaid = canceladaEm === null ? 'pendente' : 'cancelado'

  return {
    idProvedor: null,
    situacao: recebimentos.length > 0 ? 'pago' : unpaid,
    dados: { metodo: 'pix', copiaECola, proprio: { txid, ...recebedor } },
    recebimentos,
    estornos: estornos.map(({ id: estorno, situacao }) => ({ id: estorno.replaceAll('-', ''), situacao })),
  }
}

/** Takes a charge without money off the list of those to confirm. */
export async function cancelCharge(db: Database, id: string, now: Date): Promise<ProviderState | null> {
  const money = db
    .select({ one: sql`1` })
    .from(pixProprioRecebimentos)
    .where(and(eq(pixProprioRecebimentos.idCobranca, id), isNull(pixProprioRecebimentos.desfeitoEm)))
  await db
    .update(pixProprioCobrancas)
    .set({ canceladaEm: now })
    .where(and(eq(pixProprioCobrancas.id, id), isNull(pixProprioCobrancas.canceladaEm), notExists(money)))

  return ownState(db, id)
}

type Return = { idCobranca: string; id: string; valor: number; pedidaEm: Date }

/** Asks the store to send money back, once per id; refuses more than came. A person says when it is done. */
export async function openReturn(db: Database, request: Return): Promise<RefundSituation> {
  const { idCobranca, id, valor, pedidaEm } = request

  return db.transaction(async (tx) => {
    await tx
      .select({ id: pixProprioCobrancas.id })
      .from(pixProprioCobrancas)
      .where(eq(pixProprioCobrancas.id, idCobranca))
      .for('update')
    const [known] = await tx.select().from(pixProprioDevolucoes).where(eq(pixProprioDevolucoes.id, id))
    if (known) return known.situacao
    if (valor > (await left(tx, idCobranca))) return 'recusado'
    await tx.insert(pixProprioDevolucoes).values({ id, idCobranca, valor, pedidaEm })
    return 'pendente'
  })
}

async function left(tx: Database, idCobranca: string): Promise<number> {
  const [row] = await tx
    .select({
      left: sql<number>`(
        coalesce((select sum(r.valor) from pix_proprio_recebimentos r
          where r.id_cobranca = ${idCobranca}::uuid and r.desfeito_em is null), 0)
        - coalesce((select sum(d.valor) from pix_proprio_devolucoes d
          where d.id_cobranca = ${idCobranca}::uuid and d.situacao <> 'recusado'), 0)
      )::integer`,
    })
    .from(pixProprioCobrancas)
    .where(eq(pixProprioCobrancas.id, idCobranca))

  return row?.left ?? 0
}
