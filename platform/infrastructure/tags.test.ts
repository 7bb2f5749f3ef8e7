import { expect, test } from 'vitest'
import { isTagOf, readJobTag, readTags, tags } from './tags.ts'

test.each([
  [tags.product(12), 'produto:12'],
  [tags.address('/marcas/elixir'), 'endereco:/marcas/elixir'],
  [tags.address('/um endereço'), 'endereco:/um+endereço'],
  [tags.page('sobre'), 'pagina:sobre'],
  [tags.page(null), 'paginas'],
  [tags.listing, 'listagem'],
])('%s is written %s', (tag, written) => {
  expect(tag).toBe(written)
})

test('a notification is read as it was written', () => {
  const sent = [tags.product(1), tags.menu('main-menu'), tags.settings]

  expect(readTags(sent.join(' '))).toEqual(sent)
  expect(readTags('')).toEqual([])
})

test.each([
  [tags.product(1), true],
  [tags.brands, true],
  [tags.brand(1), false],
  [tags.listing, false],
])('%s is of a product or the brands: %s', (tag, yes) => {
  expect(isTagOf(tag, ['product', 'brands'])).toBe(yes)
})

test.each([
  [tags.job('mail.send'), { name: 'mail.send', seconds: 0 }],
  [tags.job('mail.send', 30), { name: 'mail.send', seconds: 30 }],
  [tags.product(1), null],
])('%s is about the job %j', (tag, job) => {
  expect(readJobTag(tag)).toEqual(job)
})
