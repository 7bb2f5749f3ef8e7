import { expect, test } from 'vitest'
import type { ServiceQuestion } from './service.ts'
import { serviceRecords } from './work-record.ts'

const question = (rotulo: string, tipo: ServiceQuestion['tipo']): ServiceQuestion => ({
  chave: rotulo,
  rotulo,
  tipo,
  ajuda: '',
  obrigatoria: true,
  opcoes: [],
})

const service = (idServico: number, nome: string, escolhas: [rotulo: string, valor: string][]) => ({
  idServico,
  nome,
  preco: 0,
  minutos: 10,
  dias: 0,
  escolhas: escolhas.map(([rotulo, valor]) => ({ rotulo, valor })),
})

test('tells set-ups from new strings, without what the customer wrote and without questions that are gone', () => {
  const questions = new Map([
    [1, [question('Altura', 'opcao'), question('Como você toca?', 'texto')]],
    [2, [question('Jogo', 'cordas'), question('Recado', 'texto')]],
  ])

  expect(
    serviceRecords(
      [
        service(1, 'Regulagem', [
          ['Altura', 'Baixa'],
          ['Como você toca?', 'Sou a Ana, da Rua 7'],
          ['Antiga', 'x'],
        ]),
        service(2, 'Encordoamento', [
          ['Jogo', 'Dominant'],
          ['Recado', 'Para a Bia'],
        ]),
        service(3, 'Limpeza', [['Perfume', 'y']]),
      ],
      questions,
    ),
  ).toEqual({ regulagem: 'Regulagem, Altura: Baixa. Limpeza', cordas: 'Encordoamento, Jogo: Dominant' })
})
