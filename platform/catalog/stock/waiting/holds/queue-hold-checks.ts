import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import type { Check } from '#platform/infrastructure/doctor/check.ts'
import { followStock } from '../../follow-stock.ts'
import { giveBack, notifyHolders } from './give-back.ts'

/** Long over: the job that passes holds on runs every five minutes. */
const OVERDUE = `coalesce(r.ate, r.criada_em + interval '7 days') < now() - interval '1 hour'`

/** Of a place that still waits, of another SKU than its place, or of goods that are not held for queues. */
const UNFOUNDED = `a.avisado_em is null or a.confirmado_em is null or a.id_sku <> r.id_sku or s.exemplar
  or exists (select from kit_itens k where k.id_produto = s.id_produto)`

const HOLDS = `from reservas_espera r join avisos_estoque a on a.id = r.id_aviso join skus s on s.id = r.id_sku`

export const QUEUE_HOLD_CHECKS: Check[] = [
  {
    name: 'queue-holds-overdue',
    title: 'O tempo de uma reserva da fila passou, e a unidade não passou ao próximo',
    advice:
      'Veja se as tarefas da loja rodam (reviews.notify-restock). npm run doctor -- --fix passa as unidades adiante.',
    problems: `select 'SKU ' || s.sku || ', lugar ' || a.id || ', até ' || coalesce(r.ate::text, 'o fim da semana') as problem
      ${HOLDS} where ${OVERDUE}`,
    fix: (tx) => endHolds(tx, sql.raw(`select r.id_aviso ${HOLDS} where ${OVERDUE}`)),
  },
  {
    name: 'queue-holds-unfounded',
    title: 'Uma unidade está reservada para a fila, mas não é de quem foi avisado',
    advice: 'npm run doctor -- --fix devolve a unidade ao estoque, ou ao próximo da fila.',
    problems: `select 'SKU ' || s.sku || ', lugar ' || a.id as problem ${HOLDS} where ${UNFOUNDED}`,
    fix: (tx) => endHolds(tx, sql.raw(`select r.id_aviso ${HOLDS} where ${UNFOUNDED}`)),
  },
]

async function endHolds(tx: Database, which: SQL): Promise<void> {
  const changes = await giveBack(tx, which)
  await followStock(tx, changes)
  await notifyHolders(tx, changes)
}
