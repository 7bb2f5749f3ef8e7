import type { Source } from './source.ts'

/**
 * The product export of Shopify before and since 2024. Most of its columns are in `domain/import/shopify/columns.ts`;
 * those here are ignored or renamed.
 */
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
