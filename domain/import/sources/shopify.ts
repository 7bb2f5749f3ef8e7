import type { Source } from './source.ts'

/** The product export of Shopify before and since 2024, whose columns stand in `domain/import/shopify/columns.ts`; these are left out. */
export const SHOPIFY: Source = {
  nome: 'Shopify',
  signatures: [
    ['handle', 'variant price'],
    ['url handle', 'price'],
  ],
  columns: {
    collection: null,
    'cost per item': 'cost',
    'variant cost per item': 'cost',
    'variant weight unit': null,
    'weight unit for display': null,
    'variant tax code': null,
    'variant taxable': null,
    'charge tax': null,
    'variant inventory tracker': null,
    'variant inventory policy': null,
    'variant fulfillment service': null,
    'variant requires shipping': null,
  },
}
