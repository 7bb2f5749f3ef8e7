import type { LackRule } from './lack-rule.ts'

/** What may lack for somebody to buy. */
export const SALE_LACKS: readonly LackRule[] = [
  {
    passo: 'produtos',
    motivo: 'semProdutos',
    peso: 'recomendado',
    lei: null,
    texto: 'Um produto publicado, com foto e preço',
    consequencia: 'Quem visitar não encontra nada para comprar.',
    isLacking: ({ produtos }) => produtos.publicados === 0,
  },
  {
    passo: 'produtos',
    motivo: 'semEstoque',
    peso: 'recomendado',
    lei: null,
    texto: 'Estoque: todos os produtos publicados estão esgotados',
    consequencia: 'Nada pode ser posto na sacola.',
    isLacking: ({ produtos }) => produtos.publicados > 0 && produtos.disponiveis === 0,
  },
  {
    passo: 'frete',
    motivo: 'semEntrega',
    peso: 'recomendado',
    lei: null,
    texto: 'Uma forma de entrega ou a retirada na loja',
    consequencia: 'Ninguém consegue terminar uma compra.',
    isLacking: ({ entregas }) => entregas === 0,
  },
  {
    passo: 'pagamento',
    motivo: 'semPagamento',
    peso: 'recomendado',
    lei: null,
    texto: 'Uma forma de pagamento',
    consequencia: 'Ninguém consegue terminar uma compra.',
    isLacking: ({ formas }) => formas === 0,
  },
  {
    passo: 'pedidoTeste',
    motivo: 'semTeste',
    peso: 'recomendado',
    lei: null,
    texto: 'Um pedido de teste, do produto ao pagamento',
    consequencia: 'O primeiro erro aparece a quem compra, e não a você.',
    isLacking: ({ pedidoTeste }) => pedidoTeste === 'nenhum',
  },
  {
    passo: 'pedidoTeste',
    motivo: 'testeNaoPago',
    peso: 'recomendado',
    lei: null,
    texto: 'O pagamento do pedido de teste',
    consequencia: 'Você ainda não viu o dinheiro entrar: pague o pedido, e depois o cancele ou estorne.',
    isLacking: ({ pedidoTeste }) => pedidoTeste === 'feito',
  },
]
