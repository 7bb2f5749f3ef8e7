import { expect, test } from 'vitest'
import { mineAddress } from '../mine/my-instrument.ts'
import { sizeAddress } from '../sizes/fitting/size-address.ts'
import { FITTED_FAMILIES } from '../sizes/fitting/size-for.ts'
import { FAMILY_WORDS } from './family.ts'
import { familyInAddress } from './family-in-address.ts'

test.each(FAMILY_WORDS)('the addresses of tools for %s name it', (familia) => {
  expect(familyInAddress(mineAddress({ familia, cordas: 4 }))).toBe(familia)
})

test.each(FITTED_FAMILIES)('the address at which the size of %s is found names it', (family) => {
  expect(familyInAddress(sizeAddress({ family, player: {} }))).toBe(family)
})

test.each([null, undefined, '', '/ferramentas/tamanho', '/comparar?produtos=1,2', '/x?instrumento=trompete'])(
  '%s names none',
  (url) => {
    expect(familyInAddress(url)).toBeNull()
  },
)
