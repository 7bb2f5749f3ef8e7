import { expect, test } from 'vitest'
import { progressOf } from './progress.ts'

const itens = [
  { id: 1, idSku: 10, quantidade: 2, obrigatorio: true, skus: [] },
  {
    id: 2,
    idSku: null,
    quantidade: 1,
    obrigatorio: false,
    skus: [
      { idSku: 20, tamanhos: ['3/4'] },
      { idSku: 21, tamanhos: ['4/4'] },
    ],
  },
]
const ana = { id: 7, tamanho: '3/4' }
const bia = { id: 8, tamanho: '' }

test('counts what each pupil needs and has, and the sums', () => {
  const { alunos, totais } = progressOf({
    itens,
    alunos: [ana, bia],
    escolhas: [{ idAluno: 8, idItem: 1, idSku: null, quantidade: 0 }],
    compras: [{ idAluno: 7, idItem: 1, pedidas: 2, pagas: 1 }],
  })

  expect(alunos).toEqual([
    {
      id: 7,
      completo: true,
      precisa: 3,
      pedidas: 2,
      pagas: 1,
      itens: [
        { idItem: 1, idSku: 10, escolha: null, precisa: 2, pedidas: 2, pagas: 1 },
        { idItem: 2, idSku: 20, escolha: null, precisa: 1, pedidas: 0, pagas: 0 },
      ],
    },
    {
      id: 8,
      completo: true,
      precisa: 1,
      pedidas: 0,
      pagas: 0,
      itens: [
        { idItem: 1, idSku: 10, escolha: { idSku: null, quantidade: 0 }, precisa: 0, pedidas: 0, pagas: 0 },
        { idItem: 2, idSku: null, escolha: null, precisa: 1, pedidas: 0, pagas: 0 },
      ],
    },
  ])
  expect(totais).toEqual([
    { idItem: 1, precisa: 2, pedidas: 2, pagas: 1 },
    { idItem: 2, precisa: 2, pedidas: 0, pagas: 0 },
  ])
})

test('misses what is required and not ordered in full', () => {
  const { alunos } = progressOf({
    itens,
    alunos: [ana],
    escolhas: [],
    compras: [
      { idAluno: 7, idItem: 1, pedidas: 1, pagas: 1 },
      { idAluno: 7, idItem: 2, pedidas: 5, pagas: 5 },
    ],
  })

  expect(alunos[0]?.completo).toBe(false)
})
