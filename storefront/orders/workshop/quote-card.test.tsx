import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { QuoteCard } from './quote-card.tsx'

type Props = Parameters<typeof QuoteCard>[0]
type Quote = Props['quote']

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
  outroPedidoEm: null,
  pedido: null,
  cobranca: null,
  aberto: false,
}

test.each<[name: string, Partial<Quote>, isRequested: boolean]>([
  ['that expired', {}, true],
  ['that is open', { aberto: true }, false],
  ['that was withdrawn', { situacao: 'retirado' }, false],
  ['in whose place one was requested', { outroPedidoEm: '2026-11-21T12:00:00.000Z' }, false],
])('another quote can be requested in place of one %s: %s', (_name, changes, isRequested) => {
  const html = cardOf(changes)

  expect(html.includes('Pedir outro orçamento')).toBe(isRequested)
  expect(html.includes('value="pedirOutro"')).toBe(isRequested)
})

test('a quote in whose place another was requested says since when', () => {
  expect(cardOf({ outroPedidoEm: '2026-11-21T12:00:00.000Z' })).toContain('Você pediu outro em 21/11/2026')
})

test('an approval requests what the payment lacks, and a refused one still has what was typed', () => {
  const html = cardOf({ aberto: true }, { needsDocument: true, needsEmail: true })

  expect(html).toMatch(/<input[^>]*name="documento"[^>]*value="529"/)
  expect(html).toMatch(/<input[^>]*type="email"[^>]*value="ivone@"/)
  expect(html).toContain('Confira o e-mail')
})

test('an approval requests nothing of an owner with both, nor for work that is free', () => {
  const free = cardOf({ aberto: true, total: 0 }, { needsDocument: true, needsEmail: true })

  for (const html of [cardOf({ aberto: true }), free]) expect(html).not.toMatch(/name="(documento|email)"/)
})

test.each([
  [true, 'agora ou antes do envio.'],
  [false, 'agora ou até a retirada.'],
])('an instrument that is sent afterwards (%s) can be paid %s', (sent, words) => {
  expect(cardOf({ aberto: true }, { sent })).toContain(words)
})

function cardOf(
  changes: Partial<Quote>,
  { needsDocument = false, needsEmail = false, sent = false }: Partial<Props> = {},
): string {
  const element = (
    <QuoteCard
      quote={{ ...QUOTE, ...changes }}
      extra={false}
      sent={sent}
      needsDocument={needsDocument}
      needsEmail={needsEmail}
      problems={{ email: 'Confira o e-mail.' }}
      typed={{ documento: '529', email: 'ivone@' }}
    />
  )

  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}
