import { expect, test } from 'vitest'
import type { ServiceQuestion } from './service.ts'
import { type EditedService, serviceProblems } from './service-problems.ts'

const option = (chave: string, rotulo = chave) => ({ chave, rotulo, preco: 0, minutos: 0 })

const question = (changes: Partial<ServiceQuestion> = {}): ServiceQuestion => ({
  chave: 'altura',
  rotulo: 'Altura das cordas',
  ajuda: '',
  tipo: 'opcao',
  obrigatoria: true,
  opcoes: [option('baixa'), option('media')],
  ...changes,
})

const tuning = question({ chave: 'afinacao', rotulo: 'Afinação', tipo: 'afinacao', opcoes: [] })

const service = (changes: Partial<EditedService> = {}): EditedService => ({
  nome: 'Regulagem',
  descricao: '',
  preco: 18_000,
  minutos: 60,
  dias: 0,
  categorias: [1],
  perguntas: [question(), tuning],
  ativo: true,
  ...changes,
})

test.each<[name: string, Partial<EditedService>, fields: string[]]>([
  ['is right', {}, []],
  ['needs no category while it is off', { categorias: [], ativo: false }, []],
  ['needs a name and a category', { nome: ' ', categorias: [] }, ['nome', 'categorias']],
  [
    'needs two options for a question that must be answered',
    { perguntas: [question({ opcoes: [option('baixa')] })] },
    ['perguntas.0.opcoes'],
  ],
  [
    'needs one option for a question that may be left out',
    { perguntas: [question({ obrigatoria: false, opcoes: [option('osso')] })] },
    [],
  ],
  [
    'has options at choices only',
    { perguntas: [{ ...tuning, opcoes: [option('a')] }] },
    ['perguntas.0.opcoes'],
  ],
  [
    'has each option once, whatever its letters',
    { perguntas: [question({ opcoes: [option('a', 'Baixa'), option('b', 'baixa ')] })] },
    ['perguntas.0.opcoes.1.rotulo'],
  ],
  [
    'has each question once',
    { perguntas: [question(), question()] },
    ['perguntas.1.chave', 'perguntas.1.rotulo'],
  ],
  [
    'has one tuning',
    { perguntas: [tuning, { ...tuning, chave: 'outra', rotulo: 'Outra' }] },
    ['perguntas.1.tipo'],
  ],
])('a service %s', (_name, changes, fields) => {
  expect(serviceProblems(service(changes)).map(({ campo }) => campo)).toEqual(fields)
})
