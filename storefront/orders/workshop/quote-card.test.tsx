import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { QuoteCard } from './quote-card.tsx'

type Quote = Parameters<typeof QuoteCard>[0]['quote']

const QUOTE: Quote = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  numero: 2,
  linhas: [{ descricao: 'Trocar o cavalete', valor: 18_000 }],
  mensagem: '',
  total: 18_000,
  minutos: 60,
  dias: 0,
  situacao: 'enviado',
  validoAte: '2026-11-20T12:00:00.000Z',
  enviadoEm: '2026-11-10T12:00:00.000Z',
  respondidoEm: null,
  resposta: '',
  pedido: null,
  cobranca: null,
  aberto: false,
}

test.each<[name: string, Partial<Quote>, isRequested: boolean]>([
  ['that expired', {}, true],
  ['that is open', { aberto: true }, false],
  ['that was withdrawn', { situacao: 'retirado' }, false],
])('another quote can be requested in place of one %s: %s', (_name, changes, isRequested) => {
  const quote = { ...QUOTE, ...changes }
  const router = createMemoryRouter([
    { path: '/', element: <QuoteCard quote={quote} extra={false} needsDocument={false} problems={{}} /> },
  ])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)

  expect(html.includes('Pedir outro orçamento')).toBe(isRequested)
  expect(html.includes('O orçamento 2 venceu. Pode mandar outro?')).toBe(isRequested)
})
