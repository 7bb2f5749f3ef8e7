import { describe, expect, test } from 'vitest'
import { conflictsOf } from '#admin/components/form/conflict.ts'
import { afterSave, freshDraft, isChanged, rebased, withChanges } from '#admin/components/form/draft.ts'
import { productDifferences } from './product-differences.ts'
import { type DraftSku, emptyDraft, formOf, mergeDrafts, type ProductDraft } from './product-draft.ts'

const EMPTY = emptyDraft()
const sku = (code: string, changes: Partial<DraftSku> = {}): DraftSku[] =>
  EMPTY.skus.map((one) => ({ ...one, id: 1, chave: `sku-${code}`, sku: code, precoPor: 1_000, ...changes }))
const BASE: ProductDraft = { ...EMPTY, nome: 'Violão', skus: [...sku('A'), ...sku('B')] }
const compare = (atual: ProductDraft, mine: ProductDraft) => productDifferences(formOf(atual), formOf(mine))

describe('two people change one product', () => {
  const mine = withChanges(freshDraft({ value: BASE, versao: 1 }), {
    garantia: '12 meses',
    skus: [...sku('A', { precoPor: 900 }), ...sku('B')],
  })
  const theirs: ProductDraft = {
    ...BASE,
    garantia: '24 meses',
    skus: [...sku('A', { custo: 500 }), ...sku('B', { precoPor: 800 })],
  }

  test('the dialog shows what they changed, SKU by SKU, and mine where I changed the same', () => {
    expect(conflictsOf(mine, theirs, compare)).toMatchObject([
      { campo: 'Garantia', atual: '24 meses', mine: '12 meses' },
      { campo: 'SKU A', mine: expect.stringContaining('9,00') },
      { campo: 'SKU B', atual: expect.stringContaining('8,00'), mine: null },
    ])
  })

  test('saving mine keeps their changes of other SKUs, and of other fields of the same SKU', () => {
    expect(rebased(mine, { value: theirs, versao: 2 }, mergeDrafts).value).toEqual({
      ...BASE,
      garantia: '12 meses',
      skus: [...sku('A', { precoPor: 900, custo: 500 }), ...sku('B', { precoPor: 800 })],
    })
  })
})

test('a new SKU that is typed on while it is created gets its id, and is not created twice', () => {
  const sent: ProductDraft = { ...BASE, skus: sku('C', { id: null, chave: 'novo' }) }
  const draft = withChanges(freshDraft({ value: sent, versao: null }), {
    skus: sku('C', { id: null, chave: 'novo', precoPor: 700 }),
  })

  expect(
    afterSave(draft, sent, { value: { ...BASE, skus: sku('C', { id: 9 }) }, versao: 1 }, mergeDrafts).value
      .skus,
  ).toEqual(sku('C', { id: 9, precoPor: 700 }))
})

test('a difference at the end of a long text is one', () => {
  const text = 'x'.repeat(500)
  const differences = compare({ ...BASE, descricao: `${text}a` }, { ...BASE, descricao: `${text}b` })

  expect(differences).toMatchObject([{ campo: 'Descrição' }])
})

test('an untouched product has no changes after it was saved', () => {
  const draft = freshDraft({ value: BASE, versao: 1 })
  expect(isChanged(afterSave(draft, BASE, { value: structuredClone(BASE), versao: 2 }, mergeDrafts))).toBe(
    false,
  )
})
