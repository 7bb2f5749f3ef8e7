import type { Cart, CartItem } from '#contract/cart/cart.ts'
import type { Message } from '#contract/message.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { CartTotals } from '#domain/cart/cart-totals.ts'
import type { PieceHold } from '#domain/cart/piece-hold.ts'
import { maxUnits } from '#domain/cart/repair-lines.ts'
import { cashPrice } from '#domain/money/prices.ts'
import { storeFreeFreight } from '#domain/shipping/free-freight.ts'
import { type FreeFreightMessages, freeFreightProgress } from '#domain/shipping/free-freight-progress.ts'
import { pictureOf } from '#platform/catalog/product/card.ts'
import type { CartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import type { CartUnits } from '#platform/customers/teaching/purchases/cart-units.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sanitizeMessage } from './messages.ts'
import type { CartLine } from './open-cart.ts'

/** The totals of a cart, its units for pupils, its destination state if known, and its messages. */
type Answered = {
  totals: CartTotals<CartLine>
  alunos: readonly CartUnits[]
  uf: string | null
  mensagens: Message[]
}

/** Maps a cart to the contract's JSON. */
export function toCart(
  { settings }: Pick<RequestContext, 'settings'>,
  { totals, alunos, uf, mensagens }: Answered,
): Cart {
  const { subtotal, ajustes, total, cupom, quantidadeTotal, promocoesProximas } = totals

  return {
    itens: totals.itens.map((item) => itemOf(settings, item, alunos)),
    subtotal,
    ajustes,
    total,
    cupom,
    quantidadeTotal,
    promocoesProximas,
    mensagens,
    freteGratis: freeFreightOf(settings, totals, uf),
  }
}

function itemOf(
  { precos }: Settings,
  item: CartTotals<CartLine>['itens'][number],
  alunos: readonly CartUnits[],
): CartItem {
  const { idProduto, idAtributoSimples, tipo, url, quantidade, precoDe, precoPor, ajustes, total } = item
  const porcentagem = precos.descontoVista

  return {
    hash: { idProduto, idAtributoSimples, idUnidadeVenda: 1, idArmazem: 1 },
    tipo,
    url,
    quantidade,
    ajustes,
    total,
    nome: item.nomeProduto,
    imagem: pictureOf(item.imagem),
    quantidadeMaxima: maxUnits(item),
    servicos: (item.servicos ?? []).map(({ idServico, nome, preco, escolhas }) => ({
      idServico,
      nome,
      valor: preco,
      escolhas,
    })),
    temServicos: item.temServicos,
    alunos: alunos
      .filter(({ idSku }) => idSku === idAtributoSimples)
      .map(({ aluno, lista, quantidade: units, compradas }) => ({
        nome: aluno,
        lista,
        quantidade: units,
        jaComprado: compradas > 0,
      })),
    exemplar: item.retencao && { retidoAte: holdOf(item.retencao) },
    reservadoAte: item.reservadoAte && new Date(item.reservadoAte).toISOString(),
    atributos: attributesOf(item),
    fatos: item.fatos,
    precos: {
      precoDe,
      precoPor,
      descontoVista: { porcentagem, valor: precoPor - cashPrice(precoPor, porcentagem) },
    },
  }
}

function holdOf({ ate, propria }: PieceHold): string | null {
  return ate !== null && propria ? new Date(ate).toISOString() : null
}

function attributesOf({ atributos }: CartSku): CartItem['atributos'] {
  const chosen = atributos.map(({ tipo, label, valor }) => ({
    tipo,
    wire: { atributo: { label }, atributoValor: { label: valor } },
  }))

  return {
    unico: chosen.find(({ tipo }) => tipo === 'unico')?.wire ?? null,
    simples: chosen.filter(({ tipo }) => tipo === 'simples').map(({ wire }) => wire),
  }
}

function freeFreightOf(
  settings: Settings,
  { subtotal, freteGratis }: CartTotals<CartLine>,
  uf: string | null,
): Cart['freteGratis'] {
  const cart = { subtotal: subtotal.valor, uf, earned: freteGratis !== null }
  const progress = freeFreightProgress(cart, storeFreeFreight(settings.sistema), safeMessages(settings))
  if (!progress) return null
  const { porcentagem, estado, mensagem } = progress

  return { porcentagem, estado, mensagem }
}

/** The merchant's sentences are sanitized once, and not for each cart. */
const cleaned = new WeakMap<Settings, FreeFreightMessages>()

function safeMessages(settings: Settings): FreeFreightMessages {
  const { carrinho } = settings.sistema.checkout
  const safe = cleaned.get(settings) ?? {
    mensagemAlertaFreteGratis: sanitizeMessage(carrinho.mensagemAlertaFreteGratis),
    mensagemAlertaFreteGratisGanhou: sanitizeMessage(carrinho.mensagemAlertaFreteGratisGanhou),
  }
  cleaned.set(settings, safe)

  return safe
}
