import { expect, test } from 'vitest'
import { changedParts, valueText } from './value-text.ts'

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
  ['endereco', { cidade: 'São Paulo', uf: 'SP' }, 'Cidade: São Paulo, Estado: SP'],
  ['papel', 'expedicao', 'Expedição'],
  ['permissoes', ['pedidos.ver', 'vendas.ver'], 'Ver pedidos, Ver o faturamento'],
  ['situacao', 'disponivel', 'À venda'],
  ['dispositivo', 'mobile', 'Só celular'],
  ['blocos', [{ id: '7f845e5f', tipo: 'texto', html: '' }], 'Texto vazio'],
  [
    'blocos',
    [{ id: '7f845e5f', tipo: 'texto', html: '<p>Trocas em <b>30</b> dias</p>' }],
    'Texto “Trocas em 30 dias”',
  ],
  ['banners', [{ alt: 'Semana do violão', idNivel: 3, arquivo: 'ab12', link: null }], 'Semana do violão'],
  ['descricao', '<p>Feito à mão&nbsp;</p>', 'Feito à mão'],
  ['beneficio', { tipo: 'porcentagem', porcentagem: 10 }, 'Porcentagem: 10'],
  ['itens', [], '—'],
  ['dataInicial', '2026-11-21T15:00:00.000Z', '21/11/2026, 12:00'],
])('%s %j is read as %s', (campo, value, text) => {
  expect(valueText(campo, value).replaceAll('\u00a0', ' ')).toBe(text)
})

test('of two lists, shows only the entries that differ', () => {
  const [same, old, fresh] = ['Guias', 'Trocas', 'Prazos'].map((titulo) => ({ tipo: 'titulo', titulo }))

  expect(changedParts([same, old], [same, fresh])).toEqual({ antes: [old], depois: [fresh] })
  expect(changedParts([same, old], [old, same])).toEqual({ antes: 'a ordem de antes', depois: 'outra ordem' })
  expect(changedParts('a', 'b')).toEqual({ antes: 'a', depois: 'b' })
})
