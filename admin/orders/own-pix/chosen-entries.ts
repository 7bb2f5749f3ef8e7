import type { StatementChoice, StatementReport } from '#contract/orders/own-pix.ts'

/** The payment chosen for each movement, by the movement's key; null for none. */
export type Chosen = Readonly<Record<string, string | null>>

/** Only what the bank's own txid proves is chosen at first; everything else is for a person to look at. */
export function chosenAtFirst({ lancamentos }: Pick<StatementReport, 'lancamentos'>): Chosen {
  return Object.fromEntries(
    lancamentos.flatMap(({ chave, tipo, candidatos: [candidate] }) =>
      tipo === 'certo' && candidate ? [[chave, candidate.idPagamento]] : [],
    ),
  )
}

/** What is sent to be confirmed. */
export function choicesOf(chosen: Chosen): StatementChoice[] {
  return Object.entries(chosen).flatMap(([chave, idPagamento]) =>
    idPagamento === null ? [] : [{ chave, idPagamento }],
  )
}
