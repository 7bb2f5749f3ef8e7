import { searchTokens } from '../search-text.ts'

const read = (words: string) => words.split(' ').flatMap(searchTokens)

/** Qualities of a product, less specific than its kind. As search tokens. */
const QUALITIES = new Set([
  ...read(
    'rosa pink azul verde amarelo vermelho preto branco roxo lilás laranja cinza prata dourado marrom vinho',
  ),
  ...read(
    'bege creme turquesa natural sunburst cereja mel tabaco colorido transparente neon fosco brilhante',
  ),
  ...read('canhoto destro infantil juvenil adulto iniciante estudante intermediário avançado profissional'),
  ...read('pequeno grande médio mini leve média alta pesada forte macio duro fino grosso longo curto largo'),
  ...read('elétrico acústico eletroacústico semiacústico passivo ativo fretless flat cutaway fretado'),
  ...read('usado seminovo novo antigo importado nacional chinês alemão italiano francês japonês artesanal'),
  ...read('simples completo luxo premium top original oficial avulso unitário individual separado'),
  ...read('dobrável portátil acolchoado impermeável rígido térmico retangular redondo quadrado'),
  ...read('barroco renascentista flamenco medieval ensaio treino lavável antialérgico hipoalergênico'),
  ...read('escuro claro mecânico digital cromático clássico moderno vintage lacrado sólido maciço laminado'),
])

/** Other brands that shoppers search for and that must not be corrected to another. As search tokens. */
const OTHER_MAKERS = new Set([
  ...read(
    'gibson prs taylor rickenbacker jackson schecter gretsch washburn dean kramer suhr charvel esp ltd',
  ),
  ...read('condor memphis crafter godin hofner warwick sire musicman phoenix waldman harmonics land golden'),
  ...read('suzuki stentor gewa bam antoni parrot scherl marinos concert jahnke alan benson vivace dominante'),
  ...read('marshall orange vox roland line6 mooer zoom behringer shure akg casio korg hammond meteoro'),
  ...read('curt mangan stringjoy optima galli dogal ghs markbass hartke ampeg gruv rotosound dimarzio emg'),
])

/** Services, which are not products. As search tokens. */
const SERVICES = new Set(
  read(
    'aula professor curso conserto consertar reparo luthier luthieria regulagem aluguel alugar locação usado troca',
  ),
)

/** The value of terms when some must be dropped: the lowest go first. */
export const WORTH = { kind: 12, code: 5, name: 4, measure: 3, note: 2, quality: 1 } as const

/** Returns whether a search token is a quality. */
export function isQuality(word: string): boolean {
  return QUALITIES.has(word) || QUALITIES.has(otherGender(word))
}

/** Returns `escura` for `escuro` and vice versa; the word itself if it has no gender. */
export function otherGender(word: string): string {
  return word.replace(/[ao]$/, (ending) => (ending === 'a' ? 'o' : 'a'))
}

/** Returns whether a search token asks for a service. */
export function isService(word: string): boolean {
  return SERVICES.has(word)
}

/** Returns whether a word is correct although no product may have it, so that it must not be corrected. */
export function isKnownWord(word: string): boolean {
  return isQuality(word) || OTHER_MAKERS.has(word) || SERVICES.has(word)
}

const NOTES = new Set(['la', 'si', 'notado', 're', 'mi', 'fa', 'sol'])

/** Returns whether a search token is a note, the name of a single string. */
export function isNote(word: string): boolean {
  return NOTES.has(word)
}
