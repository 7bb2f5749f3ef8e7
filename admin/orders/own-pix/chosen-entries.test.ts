import { expect, test } from 'vitest'
import type { StatementReport } from '#contract/orders/own-pix.ts'
import { choicesOf, chosenAtFirst } from './chosen-entries.ts'

test('chooses at first only what has the txid', () => {
  const kinds = ['certo', 'sugerido', 'ambiguo', 'repetido', 'valorDiferente', 'jaConferido'] as const
  const chosen = chosenAtFirst({ lancamentos: kinds.map(entry) })

  expect(choicesOf(chosen)).toEqual([{ chave: 'certo', idPagamento: 'p1' }])
})

test('sends what a person chose, and leaves out what they took back', () => {
  expect(choicesOf({ a: 'p1', b: null, c: 'p2' })).toEqual([
    { chave: 'a', idPagamento: 'p1' },
    { chave: 'c', idPagamento: 'p2' },
  ])
})

function entry(tipo: StatementReport['lancamentos'][number]['tipo']): StatementReport['lancamentos'][number] {
  const charge = { idPagamento: 'p1', idPedido: 'o1', descricao: 'Pedido 1', nome: 'Maria', txid: 'A' }

  return {
    chave: tipo,
    dia: '2026-11-24',
    valor: 100,
    texto: '',
    tipo,
    candidatos: [{ ...charge, valor: 100, criadaEm: '2026-11-24T12:00:00.000Z' }],
  }
}
