import { type Criterion, defaultCriteria, withCodes } from '#domain/review/criteria.ts'
import { familyOfCategory } from './specification-templates.ts'

type Lines = readonly (readonly [rotulo: string, ajuda?: string])[]

const VALUE = ['Custo-benefício'] as const

const INSTRUMENT: Lines = [
  ['Som', 'Timbre, volume e equilíbrio entre as cordas.'],
  ['Tocabilidade', 'Altura das cordas, braço e conforto.'],
  ['Acabamento'],
  ['Afinação', 'Se segura, e se é justa ao longo do braço.'],
  VALUE,
]

/** What reviews of a category's products rate; categories below inherit. */
const CATEGORIES: Readonly<Record<string, Lines>> = {
  violinos: INSTRUMENT,
  violoes: INSTRUMENT,
  guitarras: INSTRUMENT,
  ukuleles: INSTRUMENT,
  regionais: INSTRUMENT,
  cordas: [
    ['Som'],
    ['Durabilidade', 'Quanto tempo soou como nova.'],
    ['Afinação estável', 'Quanto demorou a assentar.'],
    VALUE,
  ],
  arcos: [['Equilíbrio', 'Peso e resposta na mão.'], ['Som'], ['Acabamento'], VALUE],
  cavaletes: [['Encaixe', 'Quanto foi preciso ajustar.'], ['Som'], ['Acabamento'], VALUE],
  acessorios: [['Acabamento'], ['Facilidade de uso'], ['Durabilidade'], VALUE],
  'acessorios/arco/breu': [['Aderência'], ['Pouco pó'], ['Durabilidade'], VALUE],
  'acessorios/arco/surdinas': [['Som'], ['Fixação'], ['Acabamento'], VALUE],
  'acessorios/arco/espaleiras-e-queixeiras': [['Conforto'], ['Firmeza'], ['Acabamento'], VALUE],
  'acessorios/palhetados/cabos': [
    ['Som', 'Ruído e perda de brilho.'],
    ['Durabilidade'],
    ['Acabamento'],
    VALUE,
  ],
  'acessorios/palhetados/captadores': [['Som'], ['Instalação'], ['Acabamento'], VALUE],
  'acessorios/palhetados/correias': [['Conforto'], ['Firmeza'], ['Acabamento'], VALUE],
  'acessorios/palhetados/palhetas': [['Som'], ['Pegada'], ['Durabilidade'], VALUE],
  'acessorios/estojos': [
    ['Proteção', 'Espuma, rigidez e encaixe do instrumento.'],
    ['Peso', 'Cinco estrelas para o que é leve de carregar.'],
    ['Acabamento', 'Zíper, costura, alças e ferragens.'],
    VALUE,
  ],
}

/** The lists of the demonstration's categories. */
export function reviewCriteria(): { categoria: string; criterios: Criterion[] }[] {
  return Object.entries(CATEGORIES).map(([categoria, lines]) => ({
    categoria,
    criterios: withCodes(lines.map(([rotulo, ajuda = '']) => ({ codigo: '', rotulo, ajuda }))),
  }))
}

const LISTS = new Map(reviewCriteria().map(({ categoria, criterios }) => [categoria, criterios]))

/** The criteria of a category's products: its own, or those of the nearest category above. */
export function criteriaOfCategory(categoria: string): readonly Criterion[] {
  const parts = categoria.split('/')
  const paths = parts.map((_, i) => parts.slice(0, parts.length - i).join('/'))

  const own = paths.map((path) => LISTS.get(path)).find((list) => list !== undefined)

  return own ?? defaultCriteria(familyOfCategory(categoria) !== null)
}
