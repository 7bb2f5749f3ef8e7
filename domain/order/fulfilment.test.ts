import { expect, test } from 'vitest'
import { fulfilment } from './fulfilment.ts'

test.each([
  ['aguardandoPagamento', 'emEspera', 'emEspera'],
  ['pagamentoEmAnalise', 'emEspera', 'emEspera'],
  ['pagamentoAprovado', 'aSeparar', 'aSeparar'],
  ['emSeparacao', 'emSeparacao', 'emSeparacao'],
  ['enviado', 'enviado', 'prontoParaRetirada'],
  ['entregue', 'entregue', 'retirado'],
  ['devolucaoSolicitada', 'emDevolucao', 'emDevolucao'],
  ['devolvido', 'devolvido', 'devolvido'],
  ['cancelado', 'cancelado', 'cancelado'],
] as const)('%s is %s, or %s where it is fetched', (situacao, sent, fetched) => {
  expect(fulfilment(situacao, false)).toBe(sent)
  expect(fulfilment(situacao, true)).toBe(fetched)
})
