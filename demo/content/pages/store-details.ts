import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { returnDays } from '#domain/order/return-days.ts'

const { loja, sistema, precos, devolucao } = DEMO_SETTINGS
const { diasPreparo } = sistema.frete
const { endereco } = loja

/** Values that several pages state, taken from the settings so that page, cart and footer always agree. */
export const STORE_DETAILS = {
  nome: loja.nome,
  razaoSocial: loja.razaoSocial,
  cnpj: loja.cnpj,
  inscricaoEstadual: loja.inscricaoEstadual,
  endereco: `${endereco.logradouro}, ${endereco.numero}, ${endereco.bairro}, ${endereco.cidade}/${endereco.uf}, CEP ${endereco.cep}`,
  telefone: loja.telefone,
  whatsapp: loja.whatsapp,
  email: loja.email,
  linkEmail: `<a href="mailto:${loja.email}">${loja.email}</a>`,
  linkWhatsapp: `<a href="https://wa.me/55${digits(loja.whatsapp)}">${loja.whatsapp}</a>`,
  linkTelefone: `<a href="tel:+55${digits(loja.telefone)}">${loja.telefone}</a>`,
  horario: loja.atendimento.toLowerCase(),
  freteGratis: reais(sistema.checkout.carrinho.alertaFreteGratisValorFixo),
  descontoVista: `${precos.descontoVista}%`,
  semJuros: `${precos.parcelasSemJuros}x`,
  maximo: `${precos.parcelasMaximas}x`,
  parcelaMinima: reais(precos.parcelaMinima),
  taxaMensal: `${percent(precos.taxaMensal / 100)} ao mês (${percent(yearly(precos.taxaMensal))} ao ano)`,
  preparo: `${diasPreparo} ${diasPreparo === 1 ? 'dia útil' : 'dias úteis'}`,
  devolucao: `${returnDays(devolucao.dias)} dias`,
  /** The last day for returns, as in `30º dia`. */
  ultimoDia: `${returnDays(devolucao.dias)}º dia`,
}

function digits(text: string): string {
  return text.replace(/\D/g, '')
}

function reais(centavos: number): string {
  return `R$\u00a0${(centavos / 100).toFixed(2).replace('.', ',')}`
}

function percent(value: number): string {
  return `${value.toFixed(2).replace('.', ',')}%`
}

/**
 * Returns the yearly rate, in percent, of a monthly one in hundredths of a percent: compound, as CDC art. 52 requires.
 */
function yearly(taxaMensal: number): number {
  return ((1 + taxaMensal / 10_000) ** 12 - 1) * 100
}
