import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { QuoteCard } from './quote-card.tsx'

const QUOTE = {
  id: '00000000-0000-4000-8000-000000000001',
  numero: 1,
  linhas: [{ descricao: 'Encrinamento', valor: 18_000 }],
  mensagem: '',
  total: 18_000,
  minutos: 60,
  dias: 0,
  situacao: 'enviado' as const,
  validoAte: '2026-12-01T15:00:00.000Z',
  enviadoEm: '2026-11-21T15:00:00.000Z',
  respondidoEm: null,
  resposta: '',
  pedido: null,
  aberto: true,
  cobranca: null,
}

test('an approval requests what the payment lacks, and a refused one still has what was typed', () => {
  const html = cardOf({ needsDocument: true, needsEmail: true })

  expect(html).toMatch(/<input[^>]*name="documento"[^>]*value="529"/)
  expect(html).toMatch(/<input[^>]*type="email"[^>]*value="ivone@"/)
  expect(html).toContain('Confira o e-mail')
})

test.each([
  ['an owner with both', { needsDocument: false, needsEmail: false }],
  ['work that is free', { needsDocument: true, needsEmail: true, total: 0 }],
])('of %s it requests nothing', (_name, changes) => {
  expect(cardOf(changes)).not.toMatch(/name="(documento|email)"/)
})

test.each([
  [true, 'agora ou antes do envio.'],
  [false, 'agora ou até a retirada.'],
])('an instrument that is sent afterwards (%s) can be paid %s', (sent, words) => {
  expect(cardOf({ sent })).toContain(words)
})

type Changes = { needsDocument?: boolean; needsEmail?: boolean; sent?: boolean; total?: number }

function cardOf({
  needsDocument = false,
  needsEmail = false,
  sent = false,
  total = 18_000,
}: Changes): string {
  const element = (
    <QuoteCard
      quote={{ ...QUOTE, total }}
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
