import { expect, test } from 'vitest'
import { LOOK_NAMES } from '#domain/format/appearance/appearance.ts'
import { contrast } from '#domain/format/appearance/colour.ts'
import { LOOKS } from '#domain/format/appearance/looks.ts'
import { sheetBrand } from './sheet-brand.ts'

test.each(LOOK_NAMES)('the colour of the look %s is readable on white paper', async (visual) => {
  const { cor, nome } = await sheetBrand({
    appearance: { ...LOOKS[visual], visual, logo: null, nomeAoLado: true } as never,
    storage: {} as never,
    loja: { nome: 'Casa Sonora' },
  })

  expect(contrast(cor ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(nome).toBe('Casa Sonora')
})
