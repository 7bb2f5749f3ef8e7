import { createHash } from 'node:crypto'
import { and, inArray, isNull } from 'drizzle-orm'
import type { StatementChoice, StatementReport } from '#contract/orders/own-pix.ts'
import { entryIdentities } from '#domain/payments/statement/entry-identities.ts'
import {
  type KeyedEntry,
  matchStatement,
  type StatementMatch,
} from '#domain/payments/statement/match-statement.ts'
import type { StatementEntry } from '#domain/payments/statement/statement.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pixProprioRecebimentos } from '../tables.ts'
import { expectedCharges, type MatchableCharge } from './expected-charges.ts'
import { noteReceipt } from './note-receipt.ts'
import { readStatement } from './read-statement.ts'
import { statementReport } from './statement-report.ts'
import { lockConfirmations, ownCharge, storeReceipt } from './store-receipt.ts'

type ImportStatementInput = { arquivo: File; escolhas: StatementChoice[] }

/**
 * Compares a bank's statement with the charges by the store's own key. Without `escolhas`, changes nothing and reports
 * what it found; with them, confirms exactly these, in one transaction. Nothing of the statement is stored but the
 * money of the charges and the hashes of its movements, by which the same file confirms nothing twice. Refuses
 * `CadastroInvalido` for a file that is no statement, and `ExtratoMudou` for a choice that the statement doesn't
 * support any more.
 */
export async function importStatement(
  context: RequestContext,
  { arquivo, escolhas }: ImportStatementInput,
): Promise<StatementReport> {
  const { nome: quem } = permit(context, 'pagamentos.conferir')
  const statement = await readStatement(arquivo)
  if (escolhas.length > 0)
    await context.db.transaction(async (tx) => {
      await lockConfirmations(tx)
      const { matches, charges } = await compare(tx, context.now, statement.lancamentos)
      const receipts = escolhas.map((choice) => receiptOf(choice, { matches, charges, now: context.now }))
      if (new Set(receipts.map(({ lancamento }) => lancamento)).size < receipts.length)
        throw refuse('ExtratoMudou')
      // In the order of their ids, in which others lock several payments.
      for (const receipt of receipts.toSorted((a, b) => (a.idPagamento < b.idPagamento ? -1 : 1))) {
        await storeReceipt({ db: tx, now: context.now }, { ...receipt, quem })
        const { payment, txid } = await ownCharge(tx, receipt.idPagamento)
        await noteReceipt(tx, context, { ...receipt, payment, txid })
      }
    })

  return statementReport(statement, {
    ...(await compare(context.db, context.now, statement.lancamentos)),
    confirmados: escolhas.length,
  })
}

async function compare(db: Database, now: Date, lancamentos: readonly StatementEntry[]) {
  const charges = await expectedCharges(db, now)
  const entries = await keyedEntries(db, lancamentos)

  return { matches: matchStatement(entries, charges), charges: new Map(charges.map((one) => [one.id, one])) }
}

async function keyedEntries(db: Database, entries: readonly StatementEntry[]): Promise<KeyedEntry[]> {
  const keys = entryIdentities(entries).map((text) => createHash('sha256').update(text).digest('hex'))
  const known = await db
    .select({ lancamento: pixProprioRecebimentos.lancamento })
    .from(pixProprioRecebimentos)
    .where(and(inArray(pixProprioRecebimentos.lancamento, keys), isNull(pixProprioRecebimentos.desfeitoEm)))
  const confirmed = new Set(known.map(({ lancamento }) => lancamento))

  return entries.map((entry, i) => {
    const chave = keys[i] ?? ''
    return { ...entry, chave, isKnown: confirmed.has(chave) }
  })
}

type Compared = {
  matches: readonly StatementMatch[]
  charges: ReadonlyMap<string, MatchableCharge>
  now: Date
}

/** The money of a choice, as the statement has it. The middle of the day stands for a time that the bank left out. */
function receiptOf({ chave, idPagamento }: StatementChoice, { matches, charges, now }: Compared) {
  const match = matches.find(({ lancamento }) => lancamento.chave === chave)
  const charge = charges.get(idPagamento)
  if (!match?.candidatos.includes(idPagamento) || match.tipo === 'jaConferido' || !charge)
    throw refuse('ExtratoMudou')
  const { em, dia, valor } = match.lancamento
  const seen = (em ?? new Date(`${dia}T15:00:00Z`)).getTime()
  // Never before the charge, nor in the future.
  const moment = Math.min(Math.max(seen, charge.criadaEm.getTime()), now.getTime())

  return { idPagamento, valor, em: new Date(moment), lancamento: chave }
}
