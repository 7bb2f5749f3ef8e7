import { expect, test } from 'vitest'
import { familiesNamed } from './families-named.ts'
import { FAMILIES, FAMILY_WORDS } from './family.ts'

test.each([
  ['Violino', ['violino']],
  ['Violino e viola', ['violino', 'violaDeArco']],
  ['Instrumentos de arco', ['violino', 'violaDeArco', 'violoncelo', 'contrabaixo']],
  ['Guitarra e baixo', ['guitarra', 'baixo']],
  ['Violão e guitarra', ['violaoNailon', 'violaoAco', 'guitarra']],
  ['Violões de aço', ['violaoAco']],
  ['Viola caipira e violas', ['violaDeArco', 'violaCaipira']],
  ['Contrabaixo elétrico', ['baixo']],
  ['Contrabaixo', ['contrabaixo']],
  ['Todos os instrumentos', []],
  ['Violinista', []],
  ['', []],
])('%j names %o', (text, families) => {
  expect(familiesNamed(text)).toEqual(families)
})

test.each(FAMILY_WORDS)('%s is named by its own name', (family) => {
  expect(familiesNamed(FAMILIES[family].nome)).toEqual([family])
})
