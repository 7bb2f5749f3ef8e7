import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import type { Payer } from './port.ts'
import { pagamentosMudancas, recebimentos } from './tables.ts'

/** The payer in tests. */
export const PAYER: Payer = {
  nome: 'Maria da Silva',
  documento: '52998224725',
  email: 'maria@example.com',
  telefone: '+5511987654321',
  endereco: {
    cep: '01310100',
    logradouro: 'Avenida Paulista',
    numero: '1000',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    uf: 'SP',
  },
}

/** Returns the id of a charge or a refund, in the shop's format. */
export function freshId(): string {
  return randomUUID().replaceAll('-', '')
}

/** The money that was recorded for a payment. */
export function receiptsOf({ db }: { db: Database }, idPagamento: string) {
  return db.select().from(recebimentos).where(eq(recebimentos.idPagamento, idPagamento))
}

/** The changes of a payment's situation, as `de → para`. */
export async function changesOf({ db }: { db: Database }, idPagamento: string): Promise<string[]> {
  const changes = await db
    .select()
    .from(pagamentosMudancas)
    .where(eq(pagamentosMudancas.idPagamento, idPagamento))

  return changes.map(({ de, para }) => `${de} → ${para}`)
}
