import type { Settings } from '#contract/settings/settings.ts'

/**
 * The settings of the demonstration store. The company is invented: its CNPJ and inscrição estadual are from public
 * test tables, its e-mail and profiles use the reserved domain `.example`.
 */
export const DEMO_SETTINGS: Settings = {
  loja: {
    nome: 'Lira',
    razaoSocial: 'Lira Demonstração Comércio de Instrumentos Musicais Ltda.',
    cnpj: '12.345.678/0001-95',
    inscricaoEstadual: '110.042.490.114',
    endereco: {
      logradouro: 'Praça da Sé',
      numero: '1001',
      bairro: 'Sé',
      cidade: 'São Paulo',
      uf: 'SP',
      cep: '01001-000',
    },
    telefone: '(11) 90000-0000',
    whatsapp: '(11) 90000-0001',
    email: 'atendimento@lira.example',
    atendimento: 'Segunda a sexta, das 9h às 18h',
    redesSociais: [
      { nome: 'Instagram', url: 'https://lira.example/instagram' },
      { nome: 'YouTube', url: 'https://lira.example/youtube' },
      { nome: 'Facebook', url: 'https://lira.example/facebook' },
      { nome: 'TikTok', url: 'https://lira.example/tiktok' },
    ],
  },
  sistema: {
    checkout: {
      carrinho: {
        alertaFreteGratis: true,
        alertaFreteGratisValorFixo: 29_900,
        mensagemAlertaFreteGratis: 'Faltam {{valor}} para você ganhar frete grátis',
        mensagemAlertaFreteGratisGanhou: 'Parabéns! Você ganhou frete grátis',
      },
    },
    pagamentos: { pix: true, boleto: true, cartao: true },
    abertura: { aberta: true },
    emBreve: { mensagem: '', newsletter: true },
    pixProprio: { horas: 24 },
    espera: { horas: 24 },
    propostas: { dias: 15, diasSite: 5 },
    fatura: { nome: '' },
    manutencao: { ativa: false, mensagem: '' },
    listagem: { ipp: 12, order: 'Popularidade' },
    integracoes: { googleAnalytics: '', metaPixel: '' },
    frete: {
      diasPreparo: 1,
      horaCorte: 14,
      ufsFreteGratis: [],
      retirada: true,
      feriados: [],
      // Praça da Sé.
      coordenadas: { latitude: -23.5504, longitude: -46.6339 },
    },
    // The demonstration works without internet access.
    enderecos: { busca: 'embutida' },
    paises: ['US', 'CA'],
  },
  precos: {
    descontoVista: 10,
    parcelasMaximas: 12,
    parcelasSemJuros: 10,
    parcelaMinima: 3_000,
    taxaMensal: 249,
  },
  devolucao: { dias: 30 },
  fiscal: { crt: 1, codigoMunicipio: '3550308' },
  seo: {
    title: 'Lira | Cordas, violinos, violões e acessórios',
    description:
      'Cordas, violinos, violões, ukuleles e acessórios escolhidos por quem toca. 10% de desconto no Pix, 10x sem juros e frete grátis a partir de R$ 299.',
  },
}
