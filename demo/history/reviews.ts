import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { askQuestion } from '#platform/reviews/questions/ask-question.ts'
import { writeReview } from '#platform/reviews/reviews/write-review.ts'
import { pastMoments } from './calendar.ts'
import { fillBasket, openDemoStock } from './orders/demo-stock.ts'
import { shopper } from './people.ts'

/** Reviews and questions that await moderation, written in the last days about best sellers. */
const REVIEWS = [
  {
    nota: 5,
    titulo: 'Chegou antes do prazo',
    comentario: 'Bem embalado e exatamente como nas fotos. Recomendo.',
  },
  {
    nota: 4,
    titulo: 'Muito bom',
    comentario: 'Ótimo pelo preço. Só achei a embalagem maior do que precisava.',
  },
  {
    nota: 5,
    titulo: 'Comprei de novo',
    comentario: 'É a segunda vez que compro e a qualidade continua a mesma.',
  },
  { nota: 2, titulo: 'Esperava mais', comentario: 'Funciona, mas a embalagem chegou aberta e amassada.' },
  {
    nota: 5,
    titulo: 'Presente certo',
    comentario: 'Dei para o meu filho, que começou as aulas este mês. Adorou.',
  },
  {
    nota: 3,
    titulo: 'Bom, com ressalvas',
    comentario: 'O produto é bom, mas a entrega demorou mais que o previsto.',
  },
  {
    nota: 5,
    titulo: 'Atendimento nota dez',
    comentario: 'Tirei as dúvidas pelo telefone e acertaram na indicação.',
  },
  {
    nota: 4,
    titulo: 'Cumpre o que promete',
    comentario: 'Uso todo dia no conservatório e está aguentando bem.',
  },
] as const

const QUESTIONS = [
  'Vocês emitem nota fiscal em nome da escola?',
  'Serve para quem está começando agora, com 9 anos?',
  'Qual é o peso com a embalagem?',
  'Dá para retirar na loja no sábado?',
  'Tem previsão de chegar em outra cor?',
  'A garantia é da loja ou do fabricante?',
  'Posso trocar se não servir?',
] as const

/** Numbers of authors who did not order. */
const FIRST_SHOPPER = 2000
const DAYS = 6

/** Loads reviews and questions that await moderation. */
export async function loadReviews(
  contextAt: (moment: Date) => RequestContext,
  { now, products }: { now: Date; products: readonly number[] },
): Promise<void> {
  const demoStock = await openDemoStock(contextAt(now), products)
  const spread = (what: string, count: number) => pastMoments(now, { what, count, days: DAYS })
  for (const [n, moment] of spread('avaliacoes', REVIEWS.length).entries()) {
    const words = REVIEWS[n]
    const [line] = fillBasket(demoStock, `avaliacao ${n}`)
    if (!words || !line) continue
    await writeReview(contextAt(moment), {
      ...words,
      ...writer(FIRST_SHOPPER + n),
      idProduto: line.idProduto,
      recomenda: words.nota > 2,
      criterios: {},
      toca: '',
      nivel: '',
      estilo: '',
      meses: '',
      anexos: [],
    })
  }
  for (const [n, moment] of spread('perguntas', QUESTIONS.length).entries()) {
    const pergunta = QUESTIONS[n]
    const [line] = fillBasket(demoStock, `pergunta ${n}`)
    if (!pergunta || !line) continue
    await askQuestion(contextAt(moment), {
      ...writer(FIRST_SHOPPER + REVIEWS.length + n),
      idNivel: line.idProduto,
      pergunta,
    })
  }
}

function writer(n: number) {
  const { nomeRazao, email } = shopper(n).comprador

  return { nome: nomeRazao, email, contato: '', site: '' }
}
