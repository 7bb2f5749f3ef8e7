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
  ['Violão aço', ['violaoAco']],
  ['Violões folk', ['violaoAco']],
  ['Violão de nylon', ['violaoNailon']],
  ['Violão nylon', ['violaoNailon']],
  ['Violão náilon', ['violaoNailon']],
  ['Violões clássicos', ['violaoNailon']],
  ['Violão nylon e violão aço', ['violaoNailon', 'violaoAco']],
  ['Violões de nylon e aço', ['violaoNailon', 'violaoAco']],
  ['Violão aço/nylon', ['violaoNailon', 'violaoAco']],
  ['Violões clássicos e folk', ['violaoNailon', 'violaoAco']],
  ['Viola caipira e violas', ['violaCaipira']],
  ['Viola de arco e viola caipira', ['violaDeArco', 'violaCaipira']],
  ['Violão e viola', ['violaoNailon', 'violaoAco', 'violaCaipira']],
  ['Viola de 10 cordas', ['violaCaipira']],
  ['Viola', []],
  ['Violas', []],
  ['Violino, violão e viola', ['violino', 'violaoNailon', 'violaoAco']],
  ['Guitarra e contrabaixo', ['guitarra', 'baixo']],
  ['Violoncelo e contrabaixo', ['violoncelo', 'contrabaixo']],
  ['Contrabaixo elétrico', ['baixo']],
  ['Contrabaixo acústico', ['contrabaixo']],
  ['Contrabaixo', []],
  ['Cavaco', ['cavaquinho']],
  ['Cavacos e bandolins', ['cavaquinho', 'bandolim']],
  ['Banjo cavaco', ['banjo']],
  ['Banjo e cavaco', ['cavaquinho', 'banjo']],
  ['Uke', ['ukulele']],
  ['Ukelele, uquelele ou ukulelê', ['ukulele']],
  ['Celo', ['violoncelo']],
  ['Violino e cello', ['violino', 'violoncelo']],
  ['Violoncello', ['violoncelo']],
  ['Rabecão', ['contrabaixo']],
  ['Double bass', ['contrabaixo']],
  ['Mandolim', ['bandolim']],
  ['Mandolin', ['bandolim']],
  ['Viola nordestina', ['violaCaipira']],
  // Other words that begin or end so.
  ['Rabeca', []],
  ['Cavacão', []],
  ['Celofane, marcelo, ukulelista', []],
  ['Todos os instrumentos', []],
  ['Violinista', []],
  ['', []],
])('%j names %o', (text, families) => {
  expect(familiesNamed(text)).toEqual(families)
})

test.each(FAMILY_WORDS)('%s is named by its own name', (family) => {
  expect(familiesNamed(FAMILIES[family].nome)).toEqual([family])
})
