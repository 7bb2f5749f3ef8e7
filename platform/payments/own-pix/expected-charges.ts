import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { ExpectedCharge } from '#domain/payments/statement/match-statement.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'

/** A charge as a statement's money is compared with it, and as a person is shown it. */
export type MatchableCharge = ExpectedCharge & { idPedido: string; descricao: string; criadaEm: Date }

/** How far back a statement finds charges. */
const DAYS_BACK = 90

/** Days after its deadline in which a charge without txid in the statement is proposed. */
const DAYS_LATE = 3

/** Most charges that are compared, the newest. */
const MAX_CHARGES = 20_000

/** The charges of the last 90 days by the store's own key, in whatever situation. */
export async function expectedCharges(db: Database, now: Date): Promise<MatchableCharge[]> {
  const result = await db.execute(sql`
    select c.id, c.txid, c.valor, c.criada_em as "criadaEm", p.expira_em as "expiraEm", p.referencia, p.descricao,
      p.pagador ->> 'nome' as nome, p.pagador ->> 'documento' as documento,
      (select coalesce(json_agg(json_build_object(
          'valor', r.valor, 'em', r.em, 'isManual', r.lancamento is null
        )), '[]')
        from pix_proprio_recebimentos r where r.id_cobranca = c.id and r.desfeito_em is null) as recebimentos
    from pix_proprio_cobrancas c join pagamentos p on p.id = c.id
    where c.criada_em > ${new Date(now.getTime() - DAYS_BACK * DAY_MS)}::timestamptz
    order by c.criada_em desc, c.id limit ${MAX_CHARGES}`)

  return Rows.parse(result).rows.map((row) => ({
    id: row.id,
    txid: row.txid,
    valor: row.valor,
    pagador: { nome: row.nome, documento: row.documento },
    de: saoPauloClock(row.criadaEm).dia,
    ate: saoPauloClock(new Date(row.expiraEm.getTime() + DAYS_LATE * DAY_MS)).dia,
    recebimentos: row.recebimentos.map(({ valor, em, isManual }) => ({
      valor,
      dia: saoPauloClock(em).dia,
      isManual,
    })),
    idPedido: row.referencia,
    descricao: row.descricao,
    criadaEm: row.criadaEm,
  }))
}

const Time = z.coerce.date()

const Rows = z.object({
  rows: z.array(
    z.object({
      id: z.uuid(),
      txid: z.string(),
      valor: z.int(),
      criadaEm: Time,
      expiraEm: Time,
      referencia: z.string(),
      descricao: z.string(),
      nome: z.string(),
      documento: z.string(),
      recebimentos: z.array(z.object({ valor: z.int(), em: Time, isManual: z.boolean() })),
    }),
  ),
})
