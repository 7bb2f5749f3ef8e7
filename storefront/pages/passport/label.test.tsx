import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import PassportLabel from './label.tsx'

test.each([
  ['usadoB', true],
  ['novo', false],
])('the label of an instrument in condition %s names it: %s', (condicao, named) => {
  const passaporte = { codigo: 'q3Jk-0aZ_9bYxWvUtSrQpO', produto: 'Violino', numeroSerie: 'SN 1', condicao }
  const loaderData = {
    passaporte,
    qr: { d: '', largura: 21 },
    loja: 'Lira',
    address: 'https://loja.example/passaporte/q3Jk',
  }
  const html = renderToStaticMarkup(<MemoryRouter>{PassportLabel({ loaderData } as never)}</MemoryRouter>)

  expect(html).toContain('SN 1')
  expect(html).toContain('<small>https://loja.example/passaporte</small>')
  expect(html.includes('na venda')).toBe(named)
  expect(html.includes('Usado B')).toBe(named)
})
