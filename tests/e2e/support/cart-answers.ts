import type { Cart, CartItem } from '#contract/cart/cart.ts'

/** A line of a cart in the platform's format, for states that a real platform does not produce on demand. */
export function anItem(change: Partial<CartItem> = {}): CartItem {
  const { precos, quantidade = 1 } = change
  const precoPor = precos?.precoPor ?? 10_000

  return {
    hash: { idProduto: 1, idAtributoSimples: 11, idUnidadeVenda: 1, idArmazem: 1 },
    tipo: 'produto',
    nome: 'Breu Pirastro Goldflex',
    url: '/breu-pirastro-goldflex',
    imagem: { imagem: '/imagens/0/640.jpg', alt: '', largura: 640, altura: 640 },
    quantidade,
    quantidadeMaxima: 9,
    atributos: { unico: null, simples: [] },
    fatos: [],
    precos: { precoDe: null, precoPor, descontoVista: { porcentagem: 10, valor: precoPor / 10 } },
    ajustes: [],
    exemplar: null,
    servicos: [],
    temServicos: false,
    reservadoAte: null,
    alunos: [],
    total: precoPor * quantidade,
    ...change,
  }
}

/** A cart of these lines, with matching sums. */
export function aCart(itens: CartItem[], change: Partial<Cart> = {}): Cart {
  const valor = itens.reduce((sum, item) => sum + item.precos.precoPor * item.quantidade, 0)

  return {
    itens,
    subtotal: { valor, descontoVista: { porcentagem: 10, valor: valor / 10 } },
    ajustes: [],
    total: valor,
    cupom: null,
    freteGratis: null,
    quantidadeTotal: itens.reduce((sum, { quantidade }) => sum + quantidade, 0),
    promocoesProximas: [],
    mensagens: [],
    ...change,
  }
}
