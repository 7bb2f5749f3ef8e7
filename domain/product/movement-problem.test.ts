import { expect, test } from 'vitest'
import { type Movement, movementProblem, needsReason } from './movement-problem.ts'

const line = (idSku: number, quantidade: number) => ({ idSku, quantidade })

test.each<[Movement['tipo'], boolean]>([
  ['entrada', false],
  ['devolucao', false],
  ['saida', true],
  ['perda', true],
  ['ajuste', true],
])('a movement of the kind %s needs a reason: %s', (tipo, needs) => {
  expect(needsReason(tipo)).toBe(needs)
  expect(movementProblem({ tipo, motivo: '', itens: [line(1, 2)] })).toBe(
    needs ? 'Diga o motivo do movimento.' : null,
  )
  expect(movementProblem({ tipo, motivo: 'Balanço', itens: [line(1, 2)] })).toBeNull()
})

test.each<[string, Movement['tipo'], Movement['itens'], string | null]>([
  ['of two SKUs', 'entrada', [line(1, 2), line(2, 3)], null],
  ['of one SKU twice', 'entrada', [line(1, 2), line(1, 3)], 'O mesmo SKU está em duas linhas.'],
  ['of nothing', 'entrada', [line(1, 0)], 'Um movimento de zero unidades não muda nada.'],
  ['that takes away', 'entrada', [line(1, -1)], 'Só um ajuste pode ter quantidade negativa.'],
  ['that takes away, as an adjustment', 'ajuste', [line(1, -1)], null],
])('a movement %s', (_, tipo, itens, problem) => {
  expect(movementProblem({ tipo, motivo: 'Balanço', itens })).toBe(problem)
})
