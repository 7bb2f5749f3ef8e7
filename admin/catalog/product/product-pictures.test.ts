import { expect, test } from 'vitest'
import { emptyDraft, type ProductDraft } from './product-draft.ts'
import { withPictures } from './product-pictures.ts'

const picture = (arquivo: string) => ({
  arquivo,
  imagem: `/i/${arquivo}`,
  largura: 100,
  altura: 100,
  alt: '',
})

function draftWith(midias: string[], fotos: string[]): ProductDraft {
  const draft = emptyDraft()

  return {
    ...draft,
    midias: midias.map(picture),
    skus: draft.skus.map((sku) => ({ ...sku, fotos })),
  }
}

test.each([
  ['a deleted picture leaves its variants', ['a', 'b'], ['b', 'a'], ['a'], ['a']],
  [
    'a cropped picture takes the place of the old one',
    ['a', 'b'],
    ['b', 'a'],
    ['a', 'b-cut'],
    ['b-cut', 'a'],
  ],
  ['another order changes no variant', ['a', 'b'], ['a'], ['b', 'a'], ['a']],
  ['a further picture changes no variant', ['a'], ['a'], ['a', 'b'], ['a']],
  ['without pictures, variants have none', ['a'], ['a'], [], []],
])('%s', (_, before, fotos, after, expected) => {
  const draft = withPictures(draftWith(before, fotos), after.map(picture))

  expect(draft.midias.map(({ arquivo }) => arquivo)).toEqual(after)
  expect(draft.skus.map((sku) => sku.fotos)).toEqual([expected])
})
