import { expect, test } from 'vitest'
import { type Dispute, disputeSentences } from './dispute-words.ts'

const OPEN: Dispute = {
  estado: 'aberta',
  responder: 'https://provedor.example/contestacoes',
  prazo: '2026-12-01T20:00:00.000Z',
  documentos: 'pendente',
  enviadosEm: null,
  porAqui: true,
  aceitaDocumentos: true,
}

const ANSWER = 'com a nota fiscal, o rastreio e as conversas com o cliente.'

test.each<[string, Partial<Dispute>, string]>([
  ['open, until a day', {}, `Responda até 01/12/2026, 17:00, ${ANSWER}`],
  [
    'at a provider that tells nothing',
    { porAqui: false, prazo: null, documentos: null, aceitaDocumentos: false },
    `Responda no site do provedor, até o prazo que ele mostra, ${ANSWER}`,
  ],
  [
    'at a provider that has not answered yet',
    { prazo: null, documentos: null, aceitaDocumentos: false },
    'o site dele mostra o prazo e também os recebe.',
  ],
  [
    'with documents that the provider has not noticed yet',
    { enviadosEm: '2026-11-25T13:00:00.000Z' },
    `${ANSWER} Documentos enviados em 25/11/2026, 10:00.`,
  ],
  [
    'with documents that are read, to which more can be added',
    { documentos: 'emAnalise', enviadosEm: '2026-11-25T13:00:00.000Z' },
    `${ANSWER} O provedor recebeu os documentos e os analisa.`,
  ],
  [
    'too late',
    { documentos: 'naoEnviados', aceitaDocumentos: false },
    'cartão. O prazo passou sem documentos.',
  ],
  ['decided', { estado: 'ganha', aceitaDocumentos: false }, 'a favor da loja: o dinheiro fica.'],
])('says how a dispute is answered: %s', (_, changes, end) => {
  expect(
    disputeSentences({ ...OPEN, ...changes })
      .join(' ')
      .endsWith(end),
  ).toBe(true)
})
