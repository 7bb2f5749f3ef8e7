import { expect, test } from 'vitest'
import { type DocumentSituation, takesDocuments } from './dispute.ts'

const PRAZO = '2026-12-01T20:00:00.000Z'

test.each<[boolean, DocumentSituation, string | null, string]>([
  [true, 'pendente', PRAZO, '2026-12-01T20:00:00.000Z'],
  [false, 'pendente', PRAZO, '2026-12-01T20:00:00.001Z'],
  [true, 'emAnalise', PRAZO, '2026-11-25T00:00:00.000Z'],
  [false, 'aceitos', PRAZO, '2026-11-25T00:00:00.000Z'],
  [false, 'recusados', PRAZO, '2026-11-25T00:00:00.000Z'],
  [false, 'naoEnviados', PRAZO, '2026-11-25T00:00:00.000Z'],
  [false, 'dispensados', PRAZO, '2026-11-25T00:00:00.000Z'],
  [false, 'pendente', null, '2026-11-25T00:00:00.000Z'],
])('takes documents: %s, as they are %s until %s, at %s', (takes, documentos, prazo, now) => {
  expect(takesDocuments({ documentos, prazo }, new Date(now))).toBe(takes)
})
