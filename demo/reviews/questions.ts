import type { QuestionDraft } from '#contract/reviews/reviews-input.ts'
import { chance, pick } from '#demo/catalogue/chance.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { shuffled } from './deck.ts'
import { person } from './people.ts'
import { type Topic, topicsOf } from './question-topics.ts'
import type { ReviewedProduct } from './voice-of.ts'

const TODAY = Date.UTC(2026, 10, 21)
const LIMIT = 5

export type ProductQuestions = { slug: string; perguntas: QuestionDraft[] }

/**
 * Returns shoppers' questions about these products, with the store's answers from the product data: the same on every
 * call. About a third of the products have questions, best sellers more often.
 */
export function questions(products: readonly ReviewedProduct[]): ProductQuestions[] {
  return products
    .map((product) => ({ slug: product.slug, perguntas: questionsOf(product) }))
    .filter(({ perguntas }) => perguntas.length > 0)
}

function questionsOf(product: ReviewedProduct): QuestionDraft[] {
  const { slug, vendas } = product
  const eager = chance(slug, 'perguntas')
  if (eager > 0.3 + Math.min(vendas, 120) / 240) return []
  const count = 1 + Math.floor(chance(slug, 'quantas') * Math.min(LIMIT, 2 + vendas / 25))

  return shuffled(topicsOf(product), slug, 'topicos')
    .slice(0, Math.min(count, LIMIT))
    .map((topic, i) => question(product, topic, i))
}

function question({ slug, publicadoEm }: ReviewedProduct, topic: Topic, i: number): QuestionDraft {
  const id = `pergunta-${i}`
  const askedAt = momentOf(publicadoEm, slug, id)
  const { nome, email } = person(slug, id)
  const answeredAt = Math.min(askedAt + Math.floor((0.2 + chance(slug, id, 'espera')) * DAY_MS), TODAY - 1000)

  return {
    chave: `demo:${slug}:${id}`,
    nome,
    email,
    pergunta: topic.pergunta,
    situacao: 'publicada',
    data: iso(askedAt),
    respostas: [
      {
        nome: 'Equipe Lira',
        email: 'atendimento@lira.example',
        resposta: `${pick(GREETINGS, slug, id, 'oi').replace('{nome}', firstName(nome))} ${topic.resposta}`,
        administrador: true,
        data: iso(answeredAt),
      },
      ...thanks(slug, id, answeredAt),
    ],
  }
}

const GREETINGS = ['Oi, {nome}!', 'Olá, {nome}.', 'Oi, {nome}.', '{nome}, tudo bem?'] as const

/** Sometimes another owner of the product adds a line. */
function thanks(slug: string, id: string, after: number) {
  if (chance(slug, id, 'outro') > 0.18) return []
  const { nome, email } = person(slug, id, 'outro')

  return [
    {
      nome,
      email,
      resposta: pick(OWNERS, slug, id, 'fala'),
      administrador: false,
      data: iso(Math.min(after + 3 * DAY_MS, TODAY - 500)),
    },
  ]
}

const OWNERS = [
  'Confirmo, tenho um e é isso mesmo.',
  'Comprei faz alguns meses e bate com o que a loja falou.',
  'Também tinha essa dúvida, obrigado pela pergunta.',
  'Aqui deu certo do jeito que explicaram.',
  'O meu é assim também, pode comprar tranquilo.',
] as const

function momentOf(publicadoEm: string, slug: string, id: string): number {
  const first = Math.max(Date.parse(publicadoEm) + 5 * DAY_MS, TODAY - 700 * DAY_MS)

  return Math.floor(first + chance(slug, id, 'data') * Math.max(TODAY - 2 * DAY_MS - first, DAY_MS))
}

function firstName(nome: string): string {
  return nome.split(' ')[0] ?? nome
}

function iso(moment: number): string {
  return new Date(moment).toISOString()
}
