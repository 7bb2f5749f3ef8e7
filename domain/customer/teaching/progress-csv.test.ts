import { expect, test } from 'vitest'
import { progressCsv } from './progress-csv.ts'

test('writes a line for each product of each pupil, and no formula', () => {
  const units = { precisa: 2, pedidas: 1, pagas: 0, opcao: '3/4' }
  const csv = progressCsv({
    itens: [{ nome: 'Cordas', obrigatorio: true }],
    alunos: [
      { nome: '=Ana', tamanho: '3/4', itens: [units] },
      { nome: 'Bia', tamanho: '', itens: [{ ...units, pedidas: 3 }] },
    ],
  })

  expect(csv.split('\r\n')).toEqual([
    '\uFEFFAluno;Tamanho;Produto;Opção;Todos precisam;Precisa;Pedido;Pago;Falta',
    "'=Ana;3/4;Cordas;3/4;sim;2;1;0;1",
    'Bia;;Cordas;3/4;sim;2;3;0;0',
    '',
  ])
})
