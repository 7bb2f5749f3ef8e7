import { expect, test } from 'vitest'
import { openedView, viewQuery } from './view-query.ts'

test.each([
  ['', ''],
  ['pagina=3&visao=2', ''],
  ['situacao=enviado&busca=ana&pagina=3&visao=2', 'situacao=enviado&busca=ana'],
])('a view of “%s” stores “%s”', (query, stored) => {
  const now = new URLSearchParams(query)

  expect(viewQuery(now).toString()).toBe(stored)
  expect(now.toString()).toBe(query)
})

test.each([
  ['situacao=enviado', '', 'situacao=enviado&visao=1'],
  ['situacao=enviado', 'busca=ana&pagina=2&visao=4', 'situacao=enviado&visao=5'],
])('the view “%s” opened from “%s” shows “%s”', (consulta, query, shown) => {
  expect(openedView(consulta, new URLSearchParams(query)).toString()).toBe(shown)
})
