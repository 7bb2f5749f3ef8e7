import { expect, test } from 'vitest'
import { valueText } from './value-text.ts'

test.each<[string, unknown, string]>([
  ['nome', null, '—'],
  ['nome', '', '—'],
  ['nome', 'Violão', 'Violão'],
  ['ativo', true, 'Sim'],
  ['ativo', false, 'Não'],
  ['precoPor', 129_990, 'R$ 1.299,90'],
  ['precos.parcelaMinima', 3_000, 'R$ 30,00'],
  ['J810-A 4/4 precoPor', 2_990, 'R$ 29,90'],
  ['estoque', 1_200, '1.200'],
  ['precos.descontoVista', 10, '10'],
  ['servicos', ['PAC', 'SEDEX'], 'PAC, SEDEX'],
  ['endereco', { cidade: 'São Paulo', uf: 'SP' }, 'cidade: São Paulo, uf: SP'],
  ['dataInicial', '2026-11-21T15:00:00.000Z', '21/11/2026, 12:00'],
])('%s %j is read as %s', (campo, value, text) => {
  expect(valueText(campo, value).replaceAll('\u00a0', ' ')).toBe(text)
})
