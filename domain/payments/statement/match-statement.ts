import { DAY_MS } from '../../time/durations.ts'
import { OWN_TXID_LENGTH } from '../pix/txid.ts'
import { isPayerInTexts, type NamedPayer } from './payer-in-texts.ts'
import type { StatementEntry } from './statement.ts'

/** A charge that a movement may have paid. Centavos, days as `YYYY-MM-DD`. */
export type ExpectedCharge = {
  id: string
  txid: string
  valor: number
  pagador: NamedPayer
  /** First and last day on which its money is plausible. */
  de: string
  ate: string
  /** Money that was confirmed already; `isManual` if a person entered it, without a statement. */
  recebimentos: readonly { valor: number; dia: string; isManual: boolean }[]
}

/** `chave` identifies the movement in every file; `isKnown` if it has confirmed a charge already. */
export type KeyedEntry = StatementEntry & { chave: string; isKnown: boolean }

/**
 * - `certo`: it has the charge's txid and amount.
 * - `valorDiferente`: it has the txid, but another amount, or a day before the charge.
 * - `repetido`: it has the txid of a charge whose money was confirmed already: paid twice, or in another file.
 * - `sugerido`: amount, payer and days fit exactly one charge, and no other movement fits that one.
 * - `ambiguo`: the amount fits charges, but who paid is not clear.
 * - `semPedido`: no charge fits.
 * - `jaConferido`: it has been confirmed, by a statement or by a person.
 */
export type MatchKind =
  | 'certo'
  | 'valorDiferente'
  | 'repetido'
  | 'sugerido'
  | 'ambiguo'
  | 'semPedido'
  | 'jaConferido'

/** `candidatos` are ids of charges. */
export type StatementMatch = { lancamento: KeyedEntry; tipo: MatchKind; candidatos: string[] }

/**
 * Finds the charges that a statement's credits paid. Nothing is `certo` without the charge's own txid, and nothing at
 * all is confirmed by this function: an amount that happens to be equal must not release goods.
 */
export function matchStatement(
  entries: readonly KeyedEntry[],
  charges: readonly ExpectedCharge[],
): StatementMatch[] {
  const ledger = openLedger(charges)
  const credits = entries.filter(({ valor }) => valor > 0)
  // Those with a txid first: what they pay is no candidate for the others.
  const certain = new Map(credits.map((entry) => [entry, byTxid(entry, ledger)]))
  const matches = credits.map((entry) => certain.get(entry) ?? byPayer(entry, ledger))

  return onlyUnique(matches)
}

/** Most candidates that are shown for one movement. */
const MAX_CANDIDATES = 5

/** Days between the day that a person entered and the bank's. */
const MANUAL_DAYS = 3

type Ledger = {
  byTxid: ReadonlyMap<string, ExpectedCharge>
  byAmount: ReadonlyMap<number, ExpectedCharge[]>
  /** Charges with confirmed money, also by an earlier movement of this statement. */
  paid: Set<string>
  /** Money that people entered and that no movement of this statement explains yet. */
  manual: { charge: ExpectedCharge; valor: number; dia: string }[]
}

function openLedger(charges: readonly ExpectedCharge[]): Ledger {
  return {
    byTxid: new Map(charges.map((charge) => [charge.txid, charge])),
    byAmount: Map.groupBy(charges, ({ valor }) => valor),
    paid: new Set(charges.filter(({ recebimentos }) => recebimentos.length > 0).map(({ id }) => id)),
    manual: charges.flatMap((charge) =>
      charge.recebimentos
        .filter(({ isManual }) => isManual)
        .map(({ valor, dia }) => ({ charge, valor, dia })),
    ),
  }
}

function byTxid(entry: KeyedEntry, ledger: Ledger): StatementMatch | null {
  if (entry.isKnown) return matched(entry, 'jaConferido')
  const [charge, ...others] = chargesNamed(entry, ledger)
  if (!charge) return null
  if (others.length > 0) return matched(entry, 'ambiguo', [charge, ...others])
  if (takeManual(ledger, entry, (known) => known === charge)) return matched(entry, 'jaConferido', [charge])
  if (ledger.paid.has(charge.id)) return matched(entry, 'repetido', [charge])
  if (entry.valor !== charge.valor || entry.dia < charge.de) return matched(entry, 'valorDiferente', [charge])
  ledger.paid.add(charge.id)

  return matched(entry, 'certo', [charge])
}

/** Banks put spaces and hyphens into long texts, or cut lines within them. */
function chargesNamed({ textos }: KeyedEntry, ledger: Ledger): ExpectedCharge[] {
  const found = new Set<ExpectedCharge>()
  for (const text of textos) {
    const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
    for (let at = 0; at + OWN_TXID_LENGTH <= plain.length; at++) {
      const charge = ledger.byTxid.get(plain.slice(at, at + OWN_TXID_LENGTH))
      if (charge) found.add(charge)
    }
  }

  return [...found]
}

function byPayer(entry: KeyedEntry, ledger: Ledger): StatementMatch {
  const isNamed = ({ pagador }: ExpectedCharge) => isPayerInTexts(pagador, entry.textos)
  if (takeManual(ledger, entry, isNamed)) return matched(entry, 'jaConferido')
  const open = (ledger.byAmount.get(entry.valor) ?? []).filter(
    ({ id, de, ate }) => !ledger.paid.has(id) && entry.dia >= de && entry.dia <= ate,
  )
  const named = open.filter(isNamed)
  if (named.length === 1) return matched(entry, 'sugerido', named)
  if (open.length > 0) return matched(entry, 'ambiguo', named.length > 0 ? named : open)

  return matched(entry, 'semPedido')
}

/** Returns whether a person has entered this money already, and takes it off the list. */
function takeManual(
  { manual }: Ledger,
  { valor, dia }: KeyedEntry,
  fits: (charge: ExpectedCharge) => boolean,
): boolean {
  const at = manual.findIndex(
    (one) => one.valor === valor && daysBetween(one.dia, dia) <= MANUAL_DAYS && fits(one.charge),
  )
  if (at >= 0) manual.splice(at, 1)

  return at >= 0
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS
}

/** Two movements that fit one charge: a person has to say which one paid it. */
function onlyUnique(matches: StatementMatch[]): StatementMatch[] {
  const suggested = Map.groupBy(
    matches.filter(({ tipo }) => tipo === 'sugerido'),
    ({ candidatos }) => candidatos[0],
  )

  return matches.map((match) =>
    match.tipo === 'sugerido' && (suggested.get(match.candidatos[0])?.length ?? 0) > 1
      ? { ...match, tipo: 'ambiguo' }
      : match,
  )
}

function matched(
  lancamento: KeyedEntry,
  tipo: MatchKind,
  charges: readonly ExpectedCharge[] = [],
): StatementMatch {
  return { lancamento, tipo, candidatos: charges.slice(0, MAX_CANDIDATES).map(({ id }) => id) }
}
