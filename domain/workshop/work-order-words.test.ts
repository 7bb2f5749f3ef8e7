import { expect, test } from 'vitest'
import type { WorkSituation } from './work-order-situation.ts'
import { standingWords } from './work-order-words.ts'

test.each<[WorkSituation, string | null, string]>([
  ['aprovada', '2026-12-10', 'Na fila, previsto para 10/12/2026'],
  ['emServico', '2026-12-10', 'Em serviço, previsto para 10/12/2026'],
  ['emServico', null, 'Em serviço'],
  ['pronta', '2026-12-10', 'Pronta'],
  ['cancelada', '2026-12-10', 'Cancelada'],
])('%s for %s is read as %s', (situacao, previstaPara, words) => {
  expect(standingWords({ situacao, previstaPara })).toBe(words)
})
