import { expect, test } from 'vitest'
import { type Cost, growthReport, type Sizes } from './growth-report.ts'

const SIZES: Sizes = { products: 1000, skus: 1700, bytes: 50e6, tables: [] }

test('compares a request by its processor time, and says what a product takes', () => {
  const text = written([cost('Produto', 5), cost('Busca', 8)], [cost('Produto', 9), cost('Busca', 17)])

  expect(text).toContain('| Produto | 5.00 | 9.00 | 1.8 | ✓ |')
  expect(text).toContain('| Busca | 8.00 | 17.00 | 2.1 | ✗ |')
  expect(text).toContain('from 0.05 to 0.95 GB, by 9.1 kB per product (≤ 8.0: ✗)')
  expect(text).toContain('| listagem | 4.0 | 1.0 |')
})

test('compares a list of the panel by the database alone, and no times too short to be counted', () => {
  const list = (database: number): Cost => ({ name: 'Estoque (painel)', p50: 4, processor: null, database })

  expect(written([list(10)], [list(30)])).toContain('| 10.00 | 30.00 | 3.0 | ✗ |')
  expect(written([list(0.5)], [list(2.5)])).toContain('| 0.50 | 2.50 | 1.0 | ✓ |')
})

function cost(name: string, processor: number): Cost {
  return { name, p50: processor, processor, database: 1 }
}

function written(few: Cost[], many: Cost[]): string {
  const tables = [{ name: 'listagem', bytes: 400e6, indexes: 100e6 }]
  const after = { products: 100_000, skus: 170_000, bytes: 950e6, tables }
  const machine = { loadBefore: 1, others: 0.2, stolen: 0, quiet: false }

  return growthReport({ few, many, before: SIZES, after, fillSeconds: 60, seconds: 5, machine })
}
