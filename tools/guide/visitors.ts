import type { Shop } from './buy.ts'
import { person } from './people.ts'

const REVIEWS = [
  [
    5,
    'Som cheio e afinação firme',
    'Troquei o encordoamento antes do recital e segurou a afinação a noite toda.',
  ],
  [3, 'Bom, mas demorou a assentar', 'O som melhorou depois de uma semana. No começo achei um pouco áspero.'],
] as const

const QUESTIONS = [
  'Serve em violino 3/4 ou só no 4/4?',
  'Vem com garantia de quanto tempo?',
  'Posso retirar na loja hoje à tarde?',
]

/** Searches without results, reviews and questions of visitors, and a product that some of them wait for. */
export async function addVisitorContent({ origin, panel }: Shop, goods: readonly number[]) {
  for (const [texto, times] of [
    ['theremin', 5],
    ['viola da gamba', 3],
    ['banjo tenor', 2],
  ] as const)
    for (let n = 0; n < times; n++)
      await fetch(`${origin}/v2/front/url/product/listing/search?url=%2Fbusca&busca=${texto}`, {
        headers: HEADERS,
      })
  for (const [n, [nota, titulo, comentario]] of REVIEWS.entries())
    await send('/evaluations/product', {
      idProduto: goods[n],
      ...writer(n),
      nota,
      titulo,
      comentario,
      recomenda: nota > 3,
      criterios: { som: nota, acabamento: 4, custoBeneficio: nota },
    })
  for (const [n, pergunta] of QUESTIONS.entries())
    await send('/question', { idNivel: goods[n], ...writer(n + 4), pergunta })

  const { itens } = await panel.stock.levels({ filtro: 'esgotado', porPagina: 3 })
  for (const [n, { idProduto, idSku }] of itens.entries())
    for (let each = 0; each <= 2 - n; each++)
      await send('/product/solicitation', {
        idProduto,
        idAtributoValor: idSku,
        ...writer(each + n),
        mensagem: '',
      })

  async function send(path: string, body: unknown) {
    const response = await fetch(`${origin}/v2/front${path}`, {
      method: 'POST',
      headers: HEADERS,
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
}

const HEADERS = { 'app-token': 'loja-virtual', 'content-type': 'application/json' }

function writer(n: number) {
  const { nome, email } = person(n)

  return { nome, email, contato: '', site: '' }
}
