import { expect, test } from 'vitest'
import type { ImportDetail } from '#contract/panel/transfers.ts'
import { importStatus } from './import-status.ts'

const IMPORT: ImportDetail = {
  id: '0198d1f4-0000-7000-8000-000000000000',
  tipo: 'produtos',
  arquivo: 'arquivo.csv',
  situacao: 'lida',
  quem: 'Ana',
  criadaEm: '2026-11-20T12:00:00.000Z',
  linhas: 1_200,
  comparadas: 300,
  erro: null,
  origem: null,
  semFotos: false,
  colunas: [],
  campos: [],
  comparacao: { nova: 1, alterada: 2, igual: 1_000, ruim: 0 },
  resultado: { pendente: 0, feita: 3, igual: 1, ruim: 0, desfeita: 0, mantida: 0 },
}

test.each<[ImportDetail['situacao'], Partial<ImportDetail>, string]>([
  ['lida', {}, '1.200 linhas. Confira o que é cada coluna.'],
  ['lida', { linhas: 1 }, '1 linha. Confira o que é cada coluna.'],
  ['comparando', {}, 'Comparando com a loja: 25 % de 1.200 linhas. Nada mudou ainda.'],
  ['comparada', {}, '1.200 linhas: 1 novo, 2 com mudanças, 1.000 iguais, 0 com problemas. Nada mudou ainda.'],
  ['importada', {}, 'Importada: 3 feitos, 1 já era assim, 0 com problemas.'],
  [
    'cancelada',
    { resultado: { ...IMPORT.resultado, pendente: 1 } },
    'Cancelada: 3 feitos, 1 já era assim, 0 com problemas, 1 deixado.',
  ],
  [
    'desfeita',
    { resultado: { ...IMPORT.resultado, desfeita: 1, mantida: 2 } },
    'Desfeita: 1 voltou ao que era, 2 ficaram por ter mudado depois.',
  ],
  ['recusada', {}, ''],
])('an import that is %s with %j says so', (situacao, changes, text) => {
  expect(importStatus({ ...IMPORT, ...changes, situacao })).toBe(text)
})
