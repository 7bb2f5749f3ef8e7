import type { StatementReport } from '#contract/orders/own-pix.ts'
import type { StatementMatch } from '#domain/payments/statement/match-statement.ts'
import type { Statement } from '#domain/payments/statement/statement.ts'
import type { MatchableCharge } from './expected-charges.ts'

/** Most movements and problems of one answer; what can be confirmed comes first. */
const MAX_SHOWN = 500
const MAX_PROBLEMS = 100

/** What needs a person comes before what is only for information. */
const ORDER: readonly StatementMatch['tipo'][] = [
  ...(['certo', 'sugerido', 'valorDiferente', 'repetido', 'ambiguo'] as const),
  ...(['jaConferido', 'semPedido'] as const),
]

type Compared = {
  matches: readonly StatementMatch[]
  charges: ReadonlyMap<string, MatchableCharge>
  confirmados: number
}

/** Writes the comparison of a statement for the panel. */
export function statementReport(
  { lancamentos, problemas }: Statement,
  { matches, charges, confirmados }: Compared,
): StatementReport {
  const shown = matches.toSorted((a, b) => ORDER.indexOf(a.tipo) - ORDER.indexOf(b.tipo))

  return {
    confirmados,
    creditos: matches.length,
    debitos: lancamentos.length - matches.length,
    problemas: problemas.slice(0, MAX_PROBLEMS),
    lancamentos: shown.slice(0, MAX_SHOWN).map(({ lancamento, tipo, candidatos }) => ({
      chave: lancamento.chave,
      dia: lancamento.dia,
      valor: lancamento.valor,
      texto: lancamento.textos.join(' · '),
      tipo,
      candidatos: candidatos.flatMap((id) => {
        const charge = charges.get(id)
        return charge ? [candidateOf(charge)] : []
      }),
    })),
  }
}

function candidateOf({ id, idPedido, descricao, pagador, valor, txid, criadaEm }: MatchableCharge) {
  return {
    idPagamento: id,
    idPedido,
    descricao,
    nome: pagador.nome,
    valor,
    txid,
    criadaEm: criadaEm.toISOString(),
  }
}
