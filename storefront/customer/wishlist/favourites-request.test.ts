import { expect, test } from 'vitest'
import { changeOf, pageOf } from './favourites-request.ts'

test.each([
  ['', 1],
  ['pg=', 1],
  ['pg=1', 1],
  ['pg=3', 3],
  ['pg=0', 1],
  ['pg=-2', 1],
  ['pg=2.7', 2],
  ['pg=Infinity', 500],
])('reads ?%s as page %i', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page)
})

test("answers 400 with the specification's sentence if the page is not a number", async () => {
  const response = thrown(() => pageOf(new URLSearchParams('pg=dois')))

  expect(response.status).toBe(400)
  expect(await response.text()).toBe('"pg" deve ser do tipo number')
})

test.each([
  [{ guardar: '7' }, { idProduto: 7, favourite: true }],
  [{ remover: '12' }, { idProduto: 12, favourite: false }],
])('reads the form %j', (fields, change) => {
  expect(changeOf(form(fields))).toEqual(change)
})

test.each([{}, { remover: '' }, { remover: '0' }, { remover: '-1' }, { guardar: '1e3' }, { outro: '1' }])(
  'answers 400 to the form %j',
  (fields) => {
    expect(thrown(() => changeOf(form(fields))).status).toBe(400)
  },
)

function form(fields: Record<string, string | undefined>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) data.set(name, value)

  return data
}

function thrown(work: () => unknown): Response {
  try {
    work()
  } catch (error) {
    if (error instanceof Response) return error
    throw error
  }
  throw new Error('Nothing was thrown.')
}
