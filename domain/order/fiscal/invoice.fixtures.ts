import type { Sale, SaleItem } from './sale-invoice.ts'

/** A string set, sold three times at R$ 33,33 with R$ 10,00 off. */
const STRINGS: SaleItem = {
  sku: 'CORDA-1',
  ean: null,
  nome: 'Corda para violino',
  atributos: [{ label: 'Tamanho', valor: '4/4' }],
  ncm: '92093000',
  origem: 2,
  quantidade: 3,
  precoPor: 3_333,
  ajustes: [{ tipo: 'cupom', valor: -1_000 }],
  idProduto: 7,
  categorias: [30, 10],
}

export function sampleItem(changes: Partial<SaleItem>): SaleItem {
  return { ...STRINGS, ...changes }
}

/** A sale of a shop in São Paulo to a person in Curitiba. */
export const SALE: Sale = {
  numero: 1042,
  loja: {
    nome: 'Lira',
    razaoSocial: 'Lira Ltda.',
    cnpj: '12.345.678/0001-95',
    crt: 1,
    inscricaoEstadual: '110.042.490.114',
    codigoMunicipio: '3550308',
    telefone: '(11) 90000-0000',
    endereco: {
      logradouro: 'Praça da Sé',
      numero: '1001',
      bairro: 'Sé',
      cidade: 'São Paulo',
      uf: 'SP',
      cep: '01001-000',
    },
  },
  comprador: {
    pessoa: 'F',
    nomeRazao: 'Clara Nunes',
    documento: '52998224725',
    inscricaoEstadual: '',
    email: 'clara@example.com',
    celular: '+5541987654321',
  },
  endereco: {
    logradouro: 'Rua XV de Novembro',
    numero: 's/n',
    complemento: 'Casa 2',
    bairro: '',
    cidade: 'Curitiba',
    uf: 'PR',
    cep: '80020310',
    codigoMunicipio: '4106902',
  },
  itens: [
    STRINGS,
    sampleItem({
      sku: 'ARCO',
      ean: '7891234567895',
      nome: 'Arco de ipê',
      atributos: [],
      ncm: '92099200',
      origem: 0,
      quantidade: 1,
      precoPor: 20_000,
      ajustes: [],
      idProduto: 8,
    }),
  ],
  frete: { valor: 2_501, transportadora: 'PAC' },
  pagamento: { metodo: 'pix' },
  regras: [],
  informacoes: '',
  emissao: new Date('2026-11-21T12:00:00Z'),
}
