import { expect, test } from 'vitest'
import { interestText } from './interest.ts'

test.each([
  [0, 'sem juros'],
  [100, '1,00% a.m. (12,68% a.a.)'],
  [199, '1,99% a.m. (26,68% a.a.)'],
  [249, '2,49% a.m. (34,33% a.a.)'],
  [349, '3,49% a.m. (50,93% a.a.)'],
])('formats a rate of %i as "%s"', (taxa, text) => {
  expect(interestText(taxa)).toBe(text)
})
