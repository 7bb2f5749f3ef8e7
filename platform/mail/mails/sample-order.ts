import type { Order } from '#contract/orders/orders.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'

/** An invented order that has been sent; `picture` is the key of a stored picture for its products. */
export function sampleOrder(picture = NO_PICTURE): Order {
  const imagem = { imagem: pictureUrl(picture), alt: '', largura: 640, altura: 640 }

  return {
    id: '00000000-0000-4000-8000-000000000000',
    numero: 71_803_397,
    numeroAntigo: null,
    pagamentoAntigo: null,
    criadoEm: '2026-11-21T17:00:00.000Z',
    situacao: 'enviado',
    deServicos: false,
    pagamento: 'pago',
    titulo: 'Aguardando pagamento',
    texto: 'Assim que o pagamento for confirmado, começamos a separar o seu pedido.',
    comprador: {
      nomeRazao: 'Maria da Silva',
      email: 'maria@exemplo.com.br',
      documento: '52998224725',
      celular: '+5511900000000',
    },
    itens: [
      {
        idProduto: 1,
        idAtributoSimples: 1,
        tipo: 'produto',
        sku: 'EXEMPLO-1',
        quantidade: 1,
        ajustes: [],
        nome: 'Violino Arioso 4/4 com estojo retangular, arco de pernambuco, breu e espaleira',
        url: '/',
        imagem,
        exemplar: null,
        servicos: [],
        atributos: [{ label: 'Tamanho', valor: '4/4' }],
        precos: { precoDe: 169_900, precoPor: 154_900 },
        total: 154_900,
      },
      {
        idProduto: 2,
        idAtributoSimples: 2,
        tipo: 'produto',
        sku: 'EXEMPLO-2',
        quantidade: 2,
        ajustes: [],
        nome: 'Breu claro & escuro',
        url: '/',
        imagem,
        exemplar: null,
        servicos: [],
        atributos: [],
        precos: { precoDe: null, precoPor: 4_550 },
        total: 9_100,
      },
    ],
    subtotal: 164_000,
    ajustes: [
      { tipo: 'cupom', origem: 'BEMVINDO', label: 'Cupom BEMVINDO', valor: -8_200 },
      { tipo: 'vista', origem: 'pix', label: 'Desconto no Pix', valor: -7_790 },
    ],
    frete: {
      id: 'pac',
      tipo: 'entrega',
      label: 'PAC',
      valor: 3_895,
      valorCheio: 3_895,
      ajustes: [],
      prazo: 6,
      previsao: '2026-12-01',
      entregaAgendada: false,
    },
    total: 151_905,
    metodo: 'pix',
    endereco: {
      destinatario: 'Maria da Silva',
      cep: '01001000',
      logradouro: 'Praça da Sé',
      numero: '100',
      complemento: 'apto 45',
      bairro: 'Sé',
      cidade: 'São Paulo',
      uf: 'SP',
      referencia: '',
    },
    pagamentos: [],
    rastreio: { codigo: 'BR123456789BR', transportadora: 'Correios', eventos: [], url: '' },
    encomendas: [],
    notaFiscal: null,
    historico: [],
    direitos: {
      pagar: true,
      cancelar: true,
      devolver: false,
      devolverAte: '2026-11-30',
      reclamar: false,
      reclamarAte: null,
    },
    formas: [{ metodo: 'pix', total: 144_115, parcelas: [] }],
    formularioCartao: null,
    cartoesGuardados: null,
  }
}

/** The key of no picture: mails leave its place empty. */
const NO_PICTURE = '0'.repeat(24)
