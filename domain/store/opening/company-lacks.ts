import { isDocument } from '../../documents/is-document.ts'
import { DECRETO, type LackRule } from './lack-rule.ts'

/** The name that a new store has until the merchant gives it one. */
const DEFAULT_NAME = 'Minha loja'

/** What may lack of the store's own data and looks. */
export const COMPANY_LACKS: readonly LackRule[] = [
  {
    passo: 'dados',
    motivo: 'semRazaoSocial',
    peso: 'lei',
    lei: `${DECRETO}, art. 2º, I`,
    texto: 'Razão social, ou o seu nome completo se você vende com CPF',
    consequencia: 'Quem compra precisa saber de quem: sem isso, a loja pode ser multada pelo Procon.',
    isLacking: ({ loja }) => loja.razaoSocial.trim() === '',
  },
  {
    passo: 'dados',
    motivo: 'semDocumento',
    peso: 'lei',
    lei: `${DECRETO}, art. 2º, I`,
    texto: 'CNPJ ou CPF',
    consequencia:
      'O número tem de estar no rodapé de todas as páginas, e provedores de pagamento o conferem.',
    isLacking: ({ loja }) => !isDocument(loja.cnpj),
  },
  {
    passo: 'dados',
    motivo: 'semEndereco',
    peso: 'lei',
    lei: `${DECRETO}, art. 2º, II`,
    texto: 'Endereço completo',
    consequencia: 'Também é a origem do frete: sem ele, nenhuma cotação sai certa.',
    isLacking: ({ loja: { endereco } }) =>
      [endereco.logradouro, endereco.numero, endereco.cidade, endereco.cep].some(
        (part) => part.trim() === '',
      ),
  },
  {
    passo: 'dados',
    motivo: 'semEmail',
    peso: 'lei',
    lei: `${DECRETO}, art. 2º, II`,
    texto: 'E-mail de atendimento',
    consequencia: 'As respostas de quem compra não chegam a ninguém.',
    isLacking: ({ loja }) => loja.email.trim() === '',
  },
  {
    passo: 'dados',
    motivo: 'semTelefone',
    peso: 'recomendado',
    lei: null,
    texto: 'Telefone ou WhatsApp',
    consequencia: 'Quem tem dúvida antes de comprar costuma ligar ou mandar mensagem.',
    isLacking: ({ loja }) => loja.telefone.trim() === '' && loja.whatsapp.trim() === '',
  },
  {
    passo: 'identidade',
    motivo: 'nomePadrao',
    peso: 'recomendado',
    lei: null,
    texto: `Um nome seu, no lugar de “${DEFAULT_NAME}”`,
    consequencia: 'O nome aparece no alto da loja, nas mensagens e no Google.',
    isLacking: ({ loja }) => ['', DEFAULT_NAME].includes(loja.nome.trim()),
  },
  {
    passo: 'identidade',
    motivo: 'semAparencia',
    peso: 'gosto',
    lei: null,
    texto: 'Logotipo, cores e letras da sua marca',
    consequencia: 'Sem isso, a loja tem a aparência de fábrica e mostra o nome escrito.',
    isLacking: ({ aparencia }) => !aparencia,
  },
]
