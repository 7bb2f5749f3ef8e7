import { expect, test } from 'vitest'
import { pageDocument, popupDocument } from './preview-document.ts'

test('a title is text, whatever it contains; the sanitised text of the page is HTML', () => {
  const page = pageDocument({ titulo: '<b>A&B</b>', resumo: '<i>', html: '<p>Olá</p>' })

  expect(page).toContain('<h1>&lt;b>A&amp;B&lt;/b></h1>')
  expect(page).toContain('<p class="lead">&lt;i></p>')
  expect(page).toContain('<p>Olá</p>')
  expect(popupDocument({ titulo: '<script>', html: '' })).toContain('<h1>&lt;script></h1>')
})
