import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { INDEX_VERSION, type SearchSource, searchDocument } from './search-text.ts'

/** One product for each kind of name, code and measure that is indexed specially. */
const PRODUCTS: SearchSource[] = [
  product('Violino Eagle VE441 4/4 com estojo e arco', 'Eagle', ['Tamanho 4/4', 'Arco pau-brasil']),
  product('Kit de manutenção para violino com flanela, breu e microafinador', 'Paganini', []),
  product('Kit primeiro violino Eagle VE441 4/4 com espaleira', 'Eagle', ['Tamanho 4/4']),
  product('Jogo de cravelhas Paganini de ébano para violino', 'Paganini', ['Material ébano']),
  product("Encordoamento D'Addario EXL120 Níquel 9-42 para guitarra", "D'Addario", [
    'Calibre 9-42',
    'Cordas 6',
  ]),
  product('Corda Dó (C) Larsen Il Cannone para violoncelo 4/4', 'Larsen', ['Nota Dó (C)']),
  product('Violão Takamine GD20 elétrico canhoto de 7 cordas', 'Takamine', ['Número de cordas 7']),
  product('Viola de arco Rolim Ateliê 15,5"', 'Rolim', ['Tamanho 15,5"']),
]

/** Hash of the words of these products. */
const FINGERPRINT = '4 b687b28bc03d'

test('the index version is raised whenever the indexed words change', () => {
  const words = JSON.stringify(PRODUCTS.map(searchDocument))
  const fingerprint = `${INDEX_VERSION} ${createHash('sha256').update(words).digest('hex').slice(0, 12)}`

  expect(
    fingerprint,
    'Raise INDEX_VERSION, so that shops index their products anew; then note it here.',
  ).toBe(FINGERPRINT)
})

function product(nome: string, marca: string, atributos: string[]): SearchSource {
  return {
    nome,
    marca,
    categorias: ['Cordas', 'Cavaquinhos, violas e bandolins'],
    atributos,
    palavrasChave: ['clássico', 'E', '.010', 'iniciantes'],
    descricao: '<p>Soa quente &amp; clara; vem com breu, dois estojos.</p>',
    codigos: ['DAD-EXL120', '7891234567895'],
  }
}
